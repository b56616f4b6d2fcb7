const twoFigures = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** '1:05' for 65 seconds, '23:58:00' for nearly a day. */
export function clockOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = twoFigures(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoFigures(minutes % 60)}:${rest}`;
}

const WAIT = (seconds: number) => `Tente de novo em ${clockOf(seconds)}`;

/**
 * Text of a button while the server asks to wait: it counts down in the same button,
 * which keeps the focus.
 */
export function WaitLabel({ seconds }: { seconds: number }) {
  return <span className="num">{WAIT(seconds)}</span>;
}
