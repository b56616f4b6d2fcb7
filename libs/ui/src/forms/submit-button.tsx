import { type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useHydrated } from '../use-hydrated';
import { WaitLabel } from '../wait/wait-label';

type SubmitButtonProps = {
  children: ReactNode;
  /** Label while the form is being sent, such as 'Enviando...'. */
  pendingLabel: ReactNode;
  /** The call is running; the form's own submitting state counts as well. */
  pending?: boolean;
  /** Also disabled while the form is invalid (lead modal, spec §5). */
  disabledWhenInvalid?: boolean;
  /**
   * Seconds that the server asks to wait, counted down in place of the label. Where it is
   * given, 0 too, the button is off by `aria-disabled` alone while it sends or waits: the
   * focus on it stays (WCAG 2.4.3), and neither a press nor Enter sends.
   */
  waitSeconds?: number;
  className?: string;
};

/**
 * Sends the form. Keeps its width while pending, since both labels lie in the same place.
 * Off until React has the form: the browser would send it by itself, unchecked.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const {
    children,
    pendingLabel,
    pending = false,
    disabledWhenInvalid = false,
    waitSeconds,
    className = 'btn',
  } = props;
  const { isSubmitting, isValid } = useFormState();
  const alive = useHydrated();
  const keepsFocus = waitSeconds !== undefined;
  const waiting = keepsFocus && waitSeconds > 0;
  const busy = !waiting && (pending || isSubmitting);
  const invalid = disabledWhenInvalid && !isValid && !busy;
  return (
    <button
      type="submit"
      className={className}
      disabled={(busy && !keepsFocus) || invalid || !alive}
      aria-disabled={(keepsFocus && (busy || waiting)) || undefined}
      aria-busy={busy || undefined}
      data-invalid={invalid ? '' : undefined}
      // A press would first take the focus out of a field, whose error then moves this
      // button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => (busy || waiting) && event.preventDefault()}
    >
      {waiting ? (
        <WaitLabel seconds={waitSeconds} />
      ) : (
        <span className="btn-labels">
          <span data-shown={!busy} aria-hidden={busy || undefined}>
            {children}
          </span>
          <span data-shown={busy} aria-hidden={!busy || undefined}>
            {pendingLabel}
          </span>
        </span>
      )}
    </button>
  );
}
