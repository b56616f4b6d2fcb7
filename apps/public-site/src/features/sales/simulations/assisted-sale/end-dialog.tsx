import { type OwnSharedCart } from '@site/api-contract';
import { Modal } from '@site/ui';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

type EndDialogProps = {
  cart: OwnSharedCart;
  busy: boolean;
  onEnd: () => void;
  onClose: () => void;
};

/** Asks once, since only a new invitation brings the seller back. */
export function EndDialog({ cart, busy, onEnd, onClose }: EndDialogProps) {
  return (
    <Modal open title={copy.endTitle} onClose={onClose}>
      <p>{copy.endText(cart)}</p>
      <div className="actions">
        <button
          type="button"
          className="btn"
          aria-disabled={busy || undefined}
          onClick={() => busy || onEnd()}
        >
          {busy ? copy.ending : copy.endYes}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.endNo}
        </button>
      </div>
    </Modal>
  );
}
