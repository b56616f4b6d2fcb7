import { failureOf, serverSentence, useCancelProposalMutation } from '@site/api-client';
import { type Cancellation, cancellation, type ProposalDetail } from '@site/api-contract';
import {
  Form,
  showServerFields,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { cancelCopy as COPY } from './cancel-proposal.copy';

type CancelQuestionProps = {
  proposal: ProposalDetail;
  onKept: () => void;
  onCancelled: () => void;
};

/** Asks for confirmation and an optional reason, and cancels the proposal. */
export function CancelQuestion({
  proposal: { id, revision },
  onKept,
  onCancelled,
}: CancelQuestionProps) {
  const [cancel, { isLoading, error }] = useCancelProposalMutation();
  const form = useZodForm(cancellation, { defaultValues: { reason: '', revision } });
  async function send({ reason }: Cancellation) {
    try {
      await cancel({
        params: { id },
        body: { revision, ...(reason && { reason }) },
      }).unwrap();
      onCancelled();
    } catch (failure) {
      const known = failureOf(failure);
      if (!known) throw failure;
      showServerFields(form, known.fields);
    }
  }
  return (
    <Form form={form} onSubmit={send}>
      <p>{COPY.text}</p>
      <TextAreaField
        name="reason"
        label={COPY.reason}
        optional
        rows={2}
        maxLength={500}
      />
      {error !== undefined && (
        <p className="notice notice--err" role="alert">
          {serverSentence(error, COPY.failed)}
        </p>
      )}
      <div className="actions">
        <SubmitButton
          className="btn btn--danger"
          pending={isLoading}
          pendingLabel={COPY.pending}
        >
          {COPY.confirm}
        </SubmitButton>
        <button type="button" className="btn btn--line" onClick={onKept}>
          {COPY.keep}
        </button>
      </div>
    </Form>
  );
}
