import { useWatch } from 'react-hook-form';
import { useDecideOverdueMutation } from '@site/api-client';
import {
  OVERDUE_DECISIONS,
  type OverdueContract,
  type OverdueDecision,
  overdueDecision,
  type OverdueDecisionKind,
  promiseDayProblem,
  recordRule,
} from '@site/api-contract';
import { consultantOverduePath } from '@site/api-contract/site-paths';
import { type TakenBack } from '@site/ui';
import {
  DateField,
  RadioField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { pendingActId } from '../../../shared/pending-act-id';
import { DelayedForm } from '../../../shared/undo/delayed-form';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { Undoable } from '../../../shared/undo/undoable';
import { useToday } from '../../../shared/use-today';
import { dunningCopy } from './dunning.copy';

// Exported here so that both are in one file of the build.
export { OvertakenDecision } from './overtaken-decision';

const copy = dunningCopy.form;

type DecideFormProps = { overdue: OverdueContract; back: TakenBack };

/**
 * Agrees on a day, waives fine and interest, or ends the contract; the customer reads the
 * message.
 */
export function DecideForm(props: DecideFormProps) {
  return (
    <section aria-labelledby="decidir">
      <h2 id="decidir">{copy.title}</h2>
      <Undoable back={props.back}>
        <Fields {...props} />
      </Undoable>
    </section>
  );
}

function Fields({ overdue, back }: DecideFormProps) {
  const { contractId: id, delivered, ending, lateCharges, decisions } = overdue;
  const [decide] = useDecideOverdueMutation();
  const today = useToday();
  const limit = recordRule<string>('promisedOn', (day, { decision }) =>
    decision === 'combinar' ? promiseDayProblem(day, today) : null,
  );
  const form = useZodForm(overdueDecision.check(limit), {
    defaultValues: { decision: '', promisedOn: undefined, message: '' },
  });
  const decision = useWatch({ control: form.control, name: 'decision' }) as
    OverdueDecisionKind | '';
  const isPossible = {
    combinar: true,
    perdoar: lateCharges > 0,
    encerrar: ending !== null,
  };
  const { from = '', cost = 0 } = ending ?? {};
  const isTooEarly = today < from;
  const help = {
    combinar: copy.combinarHelp,
    perdoar: copy.perdoarHelp,
    encerrar: [
      ...(isTooEarly ? [copy.notBefore(from)] : []),
      copy.encerrarHelp(delivered, cost),
    ].join(' '),
  };

  const waits = (values: OverdueDecision) => ({
    id: pendingActId('overdue', id),
    about: overdue.customer,
    what: dunningCopy.one.decisions[values.decision],
    path: consultantOverduePath(id),
    words: copy,
  });
  const send = ({ promisedOn, ...rest }: OverdueDecision) => {
    const body = {
      ...rest,
      ...(rest.decision === 'combinar' && { promisedOn }),
      // The API compares this number, so that a colleague's decision meanwhile must be
      // read first.
      revision: decisions.length,
    };
    return decide({ params: { id }, body }).unwrap();
  };

  return (
    <DelayedForm
      form={form}
      draft={`overdue.${id}`}
      isAct
      title={copy.title}
      className="work-form"
      back={back}
      decision={waits}
      onSubmit={send}
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
        <DateField name="promisedOn" earliest={today} label={copy.promisedOn} />
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
    </DelayedForm>
  );
}
