import { Modal } from '@site/ui';
import { teamCopy as copy } from './team.copy';

type LostPhoneProps = {
  name: string;
  isPending: boolean;
  onClose: () => void;
  onReset: () => void;
};

/** The way back for a seller whose phone with the authenticator app is lost. */
export function LostPhone({ name, isPending, onClose, onReset }: LostPhoneProps) {
  return (
    <Modal open title={copy.lostTitle(name)} onClose={onClose}>
      <p>{copy.lostLead}</p>
      <ol className="team-steps">
        {copy.lostSteps(name).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="actions">
        <button
          type="button"
          className="btn btn--danger"
          aria-busy={isPending || undefined}
          onClick={() => isPending || onReset()}
        >
          {isPending ? copy.lostPending : copy.lostSubmit}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
