import { type ReactNode } from 'react';
import { SubmitButton } from '@site/ui/forms';
import { clockOf } from './use-wait';

const WAIT = (seconds: number) => `Tente de novo em ${clockOf(seconds)}`;

type SubmitOrWaitProps = { waitSeconds: number; pendingLabel: string; className?: string; children: ReactNode };

/** Sends a form; while the server asks to wait, counts down in its place. */
export function SubmitOrWait({ waitSeconds, pendingLabel, className = 'btn', children }: SubmitOrWaitProps) {
  return waitSeconds > 0
    ? <button type="button" className={className} aria-disabled="true"><span className="num">{WAIT(waitSeconds)}</span></button>
    : <SubmitButton className={className} pendingLabel={pendingLabel}>{children}</SubmitButton>;
}
