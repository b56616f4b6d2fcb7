import { type ReactNode } from 'react';
import { WaitingButton } from '../wait/waiting-button';
import { SubmitButton } from './submit-button';

export type SubmitOrWaitProps = { waitSeconds: number; pendingLabel: string; className?: string; children: ReactNode };

/** Sends a form; while the server asks to wait, counts down in its place. */
export function SubmitOrWait({ waitSeconds, pendingLabel, className, children }: SubmitOrWaitProps) {
  return waitSeconds > 0
    ? <WaitingButton className={className} seconds={waitSeconds} />
    : <SubmitButton className={className} pendingLabel={pendingLabel}>{children}</SubmitButton>;
}
