import { useState } from 'react';
import { useContestTrafficFineMutation } from '@site/api-client';
import {
  type FineContestForm,
  fineContestForm,
  type TrafficFine,
} from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { fineContestCopy as copy } from './traffic-fines.copy';

type FineContestProps = {
  fine: TrafficFine;
  onDone: (sentence: string) => void;
  onBack: () => void;
};

/** Tells us that the customer contests the fine with the issuing body. */
export function FineContest({
  fine: { id, revision },
  onDone,
  onBack,
}: FineContestProps) {
  const [send] = useContestTrafficFineMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(fineContestForm, { defaultValues: { revision, note: '' } });

  async function tell(body: FineContestForm) {
    setProblem('');
    try {
      await send({ params: { id }, body: { ...body, revision } }).unwrap();
      onDone(copy.sent);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Form
      form={form}
      draft={`fine-contest.${id}`}
      onSubmit={tell}
      className="form fine-form"
      aria-label={copy.title}
    >
      <p>{copy.text}</p>
      <TextAreaField name="note" label={copy.note} rows={3} maxLength={1000} />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton className="btn" pendingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
        <button type="button" className="btn btn--line" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </Form>
  );
}
