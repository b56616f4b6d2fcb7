import { type ReactNode } from 'react';
import { SubmitButton } from '@site/ui/forms';

const WAIT = (seconds: number) => `Tente de novo em ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type SubmitOrWaitProps = { waitSeconds: number; pendingLabel: string; className?: string; children: ReactNode };

/** Sends a form; while the server asks to wait, counts down in its place. */
export function SubmitOrWait({ waitSeconds, pendingLabel, className = 'btn', children }: SubmitOrWaitProps) {
  return waitSeconds > 0
    ? <button type="button" className={className} aria-disabled="true"><span className="num">{WAIT(waitSeconds)}</span></button>
    : <SubmitButton className={className} pendingLabel={pendingLabel}>{children}</SubmitButton>;
}
