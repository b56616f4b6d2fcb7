import { useState } from 'react';
import { type ProposalDetail } from '@site/api-contract';
import { canMove, isContract } from '@site/api-contract/sales';
import { Modal } from '@site/ui';
import { cancelCopy as COPY } from './cancel-proposal.copy';
import { CancelQuestion } from './cancel-question';
import '@site/ui/forms.css';

/** Cancels the proposal while it is unsigned, after one question in a dialog. */
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
        <CancelQuestion
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
