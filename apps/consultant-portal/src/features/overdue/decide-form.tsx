import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDecideOverdueMutation } from '@site/api-client';
import {
  OVERDUE_DECISIONS,
  type OverdueContract,
  type OverdueDecision,
  overdueDecision,
  type OverdueDecisionKind,
} from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { useSiteActions } from '@site/shell';
import { showFormFailure } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  RadioField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { DraftSubmit } from '../../shared/draft-submit';
import { overdueCopy } from './overdue.copy';

const copy = overdueCopy.form;

type DecideFormProps = { overdue: OverdueContract; onDecided: () => void };

/**
 * Agree on a day, let off fine and interest, or
 * end; the customer reads the words.
 */
export function DecideForm({ overdue, onDecided }: DecideFormProps) {
  const { contractId: id, delivered, ending, lateCharges, decisions } = overdue;
  const [decide] = useDecideOverdueMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(overdueDecision, {
    defaultValues: { decision: '', promisedOn: undefined, message: '' },
  });
  const decision = useWatch({ control: form.control, name: 'decision' }) as
    OverdueDecisionKind | '';
  const isPossible = {
    combinar: true,
    perdoar: lateCharges > 0,
    encerrar: ending !== null,
  };
  const { now } = useSiteActions();
  const { from = '', cost = 0 } = ending ?? {};
  const isTooEarly = saoPauloDay(new Date(now())) < from;
  const help = {
    combinar: copy.combinarHelp,
    perdoar: copy.perdoarHelp,
    encerrar: [
      ...(isTooEarly ? [copy.notBefore(from)] : []),
      copy.encerrarHelp(delivered, cost),
    ].join(' '),
  };

  async function send({ promisedOn, ...rest }: OverdueDecision) {
    setProblem('');
    const body = {
      ...rest,
      ...(rest.decision === 'combinar' && { promisedOn }),
      // What this page shows by now: who decided meanwhile is read first.
      revision: decisions.length,
    };
    try {
      await decide({ params: { id }, body }).unwrap();
      form.reset();
      onDecided();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <section aria-labelledby="decidir">
      <h2 id="decidir">{copy.title}</h2>
      <FormProblem>{problem}</FormProblem>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="work-form"
        aria-label={copy.title}
      >
        <RadioField
          name="decision"
          label={copy.choose}
          options={OVERDUE_DECISIONS.filter((kind) => isPossible[kind]).map((value) => ({
            value,
            label: copy[value],
            help: help[value],
            disabled: value === 'encerrar' && isTooEarly,
          }))}
        />
        {decision === 'combinar' && (
          <DateField name="promisedOn" label={copy.promisedOn} />
        )}
        <TextAreaField
          name="message"
          label={copy.message}
          help={copy.messageHelp}
          rows={4}
          maxLength={1000}
        />
        <DraftSubmit>
          <SubmitButton
            className={decision === 'encerrar' ? 'btn btn--danger' : 'btn'}
            pendingLabel={copy.pending}
          >
            {copy.submit[decision]}
          </SubmitButton>
        </DraftSubmit>
      </Form>
    </section>
  );
}
