import { useState } from 'react';
import { failureOf, serverSentence, useCancelProposalMutation } from '@site/api-client';
import { type Cancellation, cancellation, type ProposalDetail } from '@site/contracts';
import { canMove, isContract } from '@site/contracts/states';
import { Modal } from '@site/ui';
import {
  Form,
  showServerFields,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { cancelCopy as COPY } from './cancel-proposal.copy';
import '@site/ui/forms.css';

/** Gives the proposal up, as long as nothing is signed; a dialog asks once. */
export function CancelProposal({ proposal }: { proposal: ProposalDetail }) {
  const [isAsking, ask] = useState(false);
  const [isDone, setDone] = useState(false);
  const { state } = proposal;
  const mayCancel = !isContract(state) && canMove(state, 'cancelada', 'customer');
  return (
    <>
      <div role="status">
        {isDone && <p className="notice notice--ok prop-page-say">{COPY.done}</p>}
      </div>
      {mayCancel && (
        <p className="prop-cancel">
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => ask(true)}
          >
            {COPY.open}
          </button>
        </p>
      )}
      <Modal open={isAsking && mayCancel} title={COPY.title} onClose={() => ask(false)}>
        <Question
          proposal={proposal}
          onKept={() => ask(false)}
          onCancelled={() => {
            ask(false);
            setDone(true);
          }}
        />
      </Modal>
    </>
  );
}

type QuestionProps = {
  proposal: ProposalDetail;
  onKept: () => void;
  onCancelled: () => void;
};

function Question({ proposal: { id, revision }, onKept, onCancelled }: QuestionProps) {
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
      <div className="acts">
        <button type="button" className="btn btn--line" onClick={onKept}>
          {COPY.keep}
        </button>
        <SubmitButton
          className="btn btn--danger"
          pending={isLoading}
          pendingLabel={COPY.pending}
        >
          {COPY.confirm}
        </SubmitButton>
      </div>
    </Form>
  );
}
