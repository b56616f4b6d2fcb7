import { Modal } from '@site/ui';
import { lostPhoneCopy as copy } from './lost-phone.copy';
import './lost-phone.css';

export { lostPhoneCopy } from './lost-phone.copy';

type LostPhoneProps = {
  name: string;
  isPending: boolean;
  onClose: () => void;
  onReset: () => void;
};

/** The way back for somebody whose phone with the authenticator app is lost. */
export function LostPhone({ name, isPending, onClose, onReset }: LostPhoneProps) {
  return (
    <Modal open title={copy.title(name)} onClose={onClose}>
      <p>{copy.lead}</p>
      <ol className="lost-phone-steps">
        {copy.steps(name).map((step) => (
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
          {isPending ? copy.pending : copy.submit}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
