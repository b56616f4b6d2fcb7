import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
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
    <ConfirmDialog
      title={copy.title(name)}
      submit={copy.submit}
      pending={copy.pending}
      isPending={isPending}
      onClose={onClose}
      onConfirm={onReset}
    >
      <p>{copy.lead}</p>
      <ol className="lost-phone-steps">
        {copy.steps(name).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </ConfirmDialog>
  );
}
