import { useWatch } from 'react-hook-form';
import { useAnswerDisputeMutation } from '@site/api-client';
import {
  type ChargeDispute,
  creditProblem,
  type DisputeAnswer,
  disputeAnswer,
  recordRule,
} from '@site/api-contract';
import { consultantDisputePath } from '@site/api-contract/site-paths';
import { type TakenBack } from '@site/ui';
import {
  CheckboxField,
  MoneyField,
  RadioField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { pendingActId } from '../../../shared/pending-act-id';
import { DelayedForm } from '../../../shared/undo/delayed-form';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { Undoable } from '../../../shared/undo/undoable';
import { disputesCopy } from './disputes.copy';

// Exported here so that both are in one file of the build.
export { OvertakenAnswer } from './overtaken-answer';

const copy = disputesCopy.form;

type AnswerFormProps = { dispute: ChargeDispute; back: TakenBack };

/** Accepts the dispute or keeps the charge; the customer reads the message. */
export function AnswerForm(props: AnswerFormProps) {
  return (
    <section aria-labelledby="responder">
      <h2 id="responder">{copy.title}</h2>
      <Undoable back={props.back}>
        <Fields {...props} />
      </Undoable>
    </section>
  );
}

function Fields({ dispute, back }: AnswerFormProps) {
  const { id, customer, paid, amount, contested } = dispute;
  const [answer] = useAnswerDisputeMutation();
  const limit = recordRule<number>('credit', (credit, { to }) =>
    to === 'aceita' ? creditProblem(credit, amount) : null,
  );
  const form = useZodForm(disputeAnswer.check(limit), {
    defaultValues: { to: '', answer: '', credit: null, double: false },
  });
  const to = useWatch({ control: form.control, name: 'to' });
  const mayDouble = to === 'aceita' && paid > 0;

  const waits = (values: DisputeAnswer) => ({
    id: pendingActId('dispute', id),
    about: customer,
    what: copy.waits[values.to],
    path: consultantDisputePath(id),
    words: copy,
  });
  const send = ({ double = false, credit, ...rest }: DisputeAnswer) => {
    const body = {
      ...rest,
      ...(rest.to === 'aceita' && credit && { credit }),
      ...(mayDouble && { double }),
    };
    return answer({ params: { id }, body }).unwrap();
  };

  return (
    <DelayedForm
      form={form}
      draft={`dispute.${id}`}
      isAct
      title={copy.title}
      className="work-form"
      back={back}
      decision={waits}
      onSubmit={send}
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
    </DelayedForm>
  );
}
