import { type ReactNode } from 'react';
import { SubmitButton } from './submit-button';

type SubmitOrWaitProps = {
  waitSeconds: number;
  pendingLabel: string;
  className?: string;
  children: ReactNode;
};

/** Sends a form; while the server asks to wait, counts down instead. Keeps the focus. */
export function SubmitOrWait(props: SubmitOrWaitProps) {
  return <SubmitButton {...props} />;
}
