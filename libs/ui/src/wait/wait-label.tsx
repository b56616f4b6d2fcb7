/** '1:05' of 65 seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const WAIT = (seconds: number) => `Tente de novo em ${clockOf(seconds)}`;

type WaitingButtonProps = { seconds: number; className?: string };

/**
 * Stands in the place of a button while the server asks to wait, and counts down. It can have the focus, and sends
 * nothing: neither by a press nor by Enter in a field of its form.
 */
export function WaitingButton({ seconds, className = 'btn' }: WaitingButtonProps) {
  return (
    <button type="submit" className={className} aria-disabled="true" onClick={(event) => event.preventDefault()}>
      <span className="num">{WAIT(seconds)}</span>
    </button>
  );
}
