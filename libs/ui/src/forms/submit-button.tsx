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
  /** Also disabled while the form is invalid or being sent (lead modal, spec §5). */
  disabledWhenInvalid?: boolean;
  /** Seconds to wait by the server's answer, counted down in the label. */
  waitSeconds?: number;
  className?: string;
};

/**
 * Sends the form. It keeps its width while pending, since both labels share a place.
 * While it sends or waits it is disabled only by `aria-disabled`: it keeps the focus (WCAG
 * 2.4.3), and neither a press nor Enter sends. Before hydration it is disabled: the browser
 * would send the form itself, unchecked.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const {
    children,
    pendingLabel,
    pending = false,
    disabledWhenInvalid = false,
    waitSeconds = 0,
    className = 'btn',
  } = props;
  const { isSubmitting, isValid } = useFormState();
  const alive = useHydrated();
  const waiting = waitSeconds > 0;
  const busy = !waiting && (pending || isSubmitting);
  const invalid = disabledWhenInvalid && !isValid && !busy;
  return (
    <button
      type="submit"
      className={className}
      disabled={invalid || (disabledWhenInvalid && busy) || !alive}
      aria-disabled={busy || waiting || undefined}
      aria-busy={busy || undefined}
      data-invalid={invalid ? '' : undefined}
      // A press would first blur a field, whose error then moves this button away from
      // the pointer.
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
