import { useState } from 'react';
import { useDecideContestMutation } from '@site/api-client';
import { type ContestAnswer, contestAnswer } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SelectField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { DraftSubmit } from '../../shared/draft-submit';
import { contestsCopy as copy } from './contests.copy';

/** The answer to a contest; with it the contest leaves the list. */
export function DecisionForm({ id, isPart }: { id: string; isPart: boolean }) {
  const [decide] = useDecideContestMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(contestAnswer, { defaultValues: { decision: '', answer: '' } });

  async function send({ decision, answer }: ContestAnswer) {
    setProblem('');
    try {
      const body = { charges: decision === 'cobrar', answer };
      await decide({ params: { id }, body }).unwrap();
      form.reset(form.getValues());
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.notDecided));
    }
  }

  return (
    <Form form={form} warnOnLeave onSubmit={send} aria-label={copy.form}>
      <FormProblem>{problem}</FormProblem>
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
  );
}
