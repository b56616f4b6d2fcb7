/** '1:05' for 65 seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const WAIT = (seconds: number) => `Tente de novo em ${clockOf(seconds)}`;

/**
 * Text of a button while the server asks to wait: it counts down in the same button,
 * which keeps the focus.
 */
export function WaitLabel({ seconds }: { seconds: number }) {
  return <span className="num">{WAIT(seconds)}</span>;
}
