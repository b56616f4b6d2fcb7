import { Modal } from '@site/ui';
import { teamCopy as copy } from './team.copy';

type EndAccessProps = {
  name: string;
  isPending: boolean;
  onClose: () => void;
  onEnd: () => void;
};

/** Asks for confirmation before a seller loses access, and lists the consequences. */
export function EndAccess({ name, isPending, onClose, onEnd }: EndAccessProps) {
  return (
    <Modal open title={copy.endTitle(name)} onClose={onClose}>
      <p>{copy.endText}</p>
      <div className="actions">
        <button
          type="button"
          className="btn btn--danger"
          aria-busy={isPending || undefined}
          onClick={() => isPending || onEnd()}
        >
          {isPending ? copy.endPending : copy.endSubmit}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
