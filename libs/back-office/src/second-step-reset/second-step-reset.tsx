import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { type ResetMember, secondStepResetCopy } from './second-step-reset.copy';
import './second-step-reset.css';

export { HELD_SECOND_STEP, secondStepResetCopy } from './second-step-reset.copy';

type SecondStepResetProps = {
  member: ResetMember;
  isPending: boolean;
  onClose: () => void;
  /** `done` and `failed` are the sentences about the outcome. */
  onReset: (words: { done: string; failed: string }) => void;
};

/**
 * The way back for somebody whose phone with the authenticator app is lost, or who replaced
 * the password by a mail before they had a second step.
 */
export function SecondStepReset({
  member,
  isPending,
  onClose,
  onReset,
}: SecondStepResetProps) {
  const copy = secondStepResetCopy(member);
  if (!copy) return null;
  const words = { done: copy.done(member.name), failed: copy.failed };
  return (
    <ConfirmDialog
      title={copy.title(member.name)}
      submit={copy.submit}
      pending={copy.pending}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => onReset(words)}
    >
      <p>{copy.lead}</p>
      <ol className="second-step-reset-steps">
        {copy.steps(member).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </ConfirmDialog>
  );
}
