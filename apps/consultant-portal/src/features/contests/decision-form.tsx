import { useRef } from 'react';
import { useDecideContestMutation } from '@site/api-client';
import { type ContestAnswer, contestAnswer } from '@site/contracts';
import { CONSULTANT_CONTESTS_PATH } from '@site/contracts/site-paths';
import { type TakenBack } from '@site/ui';
import {
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { actId } from '../../shared/act-id';
import { DraftSubmit } from '../../shared/draft-submit';
import { Undoable } from '../../shared/undoable';
import { useDelayedDecision } from '../../shared/use-delayed-decision';
import { useTakeUp } from '../../shared/use-take-up';
import { contestsCopy as copy } from './contests.copy';

type DecisionFormProps = {
  id: string;
  customer: string;
  back: TakenBack;
  /** The customer accepts other damages. */
  isPart: boolean;
};

/** The answer to a contest; once it is sent the contest leaves the list. */
export function DecisionForm(props: DecisionFormProps) {
  return (
    <Undoable back={props.back}>
      <Fields {...props} />
    </Undoable>
  );
}

function Fields({ id, customer, back, isPart }: DecisionFormProps) {
  const [decide] = useDecideContestMutation();
  const begin = useDelayedDecision();
  const box = useRef<HTMLDivElement>(null);
  const form = useZodForm(contestAnswer, { defaultValues: { decision: '', answer: '' } });
  useTakeUp(form, back.taken, box);

  function send({ decision, answer }: ContestAnswer) {
    const body = { charges: decision === 'cobrar', answer };
    begin(
      {
        id: actId('contest', id),
        about: customer,
        what: copy.waits[decision],
        path: CONSULTANT_CONTESTS_PATH,
        words: { ...copy, failed: copy.notDecided },
      },
      form.getValues(),
      () => decide({ params: { id }, body }).unwrap(),
    );
    back.release();
  }

  return (
    <div ref={box}>
      <Form form={form} warnOnLeave onSubmit={send} aria-label={copy.form}>
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
      </Form>
    </div>
  );
}
