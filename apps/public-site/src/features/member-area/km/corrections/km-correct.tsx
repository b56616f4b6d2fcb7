import { serverSentence, useCorrectOdometerReadingMutation } from '@site/api-client';
import { type KmBank } from '@site/api-contract';
import { Modal } from '@site/ui';
import { kmCorrectCopy as copy } from './km-correct.copy';

type KmCorrectDialogProps = {
  contractId: string;
  reading: KmBank['readings'][number];
  onClose: () => void;
  onCorrected: () => void;
};

/** Asks before the customer's own last reading is taken back. */
export function KmCorrectDialog({
  contractId,
  reading: { onDay, km, photoId },
  onClose,
  onCorrected,
}: KmCorrectDialogProps) {
  const [correct, { isLoading, error }] = useCorrectOdometerReadingMutation();
  const send = async () => {
    if (isLoading) return;
    const params = { id: contractId, day: onDay };
    const answer = await correct({ params, body: { km } });
    if (answer.error === undefined) onCorrected();
  };
  return (
    <Modal open title={copy.title(km)} onClose={onClose}>
      <p>{copy.text(onDay)}</p>
      {photoId && <p>{copy.photo}</p>}
      <div role="status" className="km-correct-problem">
        {error !== undefined && (
          <p className="notice notice--err">{serverSentence(error, copy.failed)}</p>
        )}
      </div>
      <div className="actions">
        <button
          type="button"
          className="btn"
          aria-disabled={isLoading || undefined}
          onClick={() => void send()}
        >
          {isLoading ? copy.pending : copy.submit}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
