import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAnswerDisputeMutation } from '@site/api-client';
import { type ChargeDispute, type DisputeAnswer, disputeAnswer } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import {
  CheckboxField,
  Form,
  FormProblem,
  MoneyField,
  RadioField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { DraftSubmit } from '../../shared/draft-submit';
import { disputesCopy } from './disputes.copy';

const copy = disputesCopy.form;

type AnswerFormProps = {
  dispute: ChargeDispute;
  onAnswered: (dispute: ChargeDispute) => void;
};

/** Accepts the dispute or keeps the charge; the customer reads the words. */
export function AnswerForm({
  dispute: { id, paid, amount, contested },
  onAnswered,
}: AnswerFormProps) {
  const [answer] = useAnswerDisputeMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(disputeAnswer, {
    defaultValues: { to: '', answer: '', credit: null, double: false },
  });
  const to = useWatch({ control: form.control, name: 'to' });
  const mayDouble = to === 'aceita' && paid > 0;

  async function send({ double = false, credit, ...rest }: DisputeAnswer) {
    setProblem('');
    const body = {
      ...rest,
      ...(rest.to === 'aceita' && credit && { credit }),
      ...(mayDouble && { double }),
    };
    try {
      onAnswered(await answer({ params: { id }, body }).unwrap());
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <section aria-labelledby="responder">
      <h2 id="responder">{copy.title}</h2>
      <FormProblem>{problem}</FormProblem>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="work-form"
        aria-label={copy.title}
      >
        <RadioField
          name="to"
          label={copy.choose}
          options={[
            { value: 'aceita', label: copy.aceita, help: copy.aceitaHelp },
            { value: 'mantida', label: copy.mantida, help: copy.mantidaHelp },
          ]}
        />
        {to === 'aceita' && (
          <MoneyField
            name="credit"
            label={copy.credit}
            help={copy.creditHelp(contested, amount)}
            optional
          />
        )}
        {mayDouble && (
          <CheckboxField name="double" label={copy.double} help={copy.doubleHelp} />
        )}
        <TextAreaField
          name="answer"
          label={copy.answer}
          help={copy.answerHelp}
          rows={4}
          maxLength={1000}
        />
        <DraftSubmit>
          <SubmitButton className="btn" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
        </DraftSubmit>
      </Form>
    </section>
  );
}
