import { useDecideContestMutation } from '@site/api-client';
import { type ContestAnswer, contestAnswer } from '@site/api-contract';
import { CONSULTANT_CONTESTS_PATH } from '@site/api-contract/site-paths';
import { type TakenBack } from '@site/ui';
import { SelectField, SubmitButton, TextAreaField, useZodForm } from '@site/ui/forms';
import { pendingActId } from '../../../shared/pending-act-id';
import { DelayedForm } from '../../../shared/undo/delayed-form';
import { DraftSubmit } from '../../../shared/undo/draft-submit';
import { Undoable } from '../../../shared/undo/undoable';
import { returnsCopy as copy } from './returns.copy';

type DecisionFormProps = {
  id: string;
  customer: string;
  back: TakenBack;
  /** The customer accepts part of the damages. */
  isPart: boolean;
};

/** The form for the answer; once sent, the return leaves the list. */
export function DecisionForm(props: DecisionFormProps) {
  return (
    <Undoable back={props.back}>
      <Fields {...props} />
    </Undoable>
  );
}

function Fields({ id, customer, back, isPart }: DecisionFormProps) {
  const [decide] = useDecideContestMutation();
  const form = useZodForm(contestAnswer, { defaultValues: { decision: '', answer: '' } });

  const waits = ({ decision }: ContestAnswer) => ({
    id: pendingActId('contest', id),
    about: customer,
    what: copy.waits[decision],
    path: CONSULTANT_CONTESTS_PATH,
    words: { ...copy, failed: copy.notDecided },
  });
  const send = ({ decision, answer }: ContestAnswer) =>
    decide({ params: { id }, body: { charges: decision === 'cobrar', answer } }).unwrap();

  return (
    <DelayedForm
      form={form}
      draft={`contest.${id}`}
      isAct
      title={copy.form}
      back={back}
      decision={waits}
      onSubmit={send}
    >
      <SelectField
        name="decision"
        label={copy.decision}
        options={[
          { value: 'cobrar', label: isPart ? copy.chargesPart : copy.charges },
          { value: 'retirar', label: copy.drops },
        ]}
      />
      <TextAreaField name="answer" label={copy.answer} help={copy.answerHelp} />
      <DraftSubmit>
        <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
      </DraftSubmit>
    </DelayedForm>
  );
}
