import { type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useHydrated } from '../use-hydrated';

export type SubmitButtonProps = {
  children: ReactNode;
  /** Label while the form is being sent, such as 'Enviando...'. */
  pendingLabel: ReactNode;
  /** The call is running; the form's own submitting state counts as well. */
  pending?: boolean;
  /** Also disabled while the form is invalid (lead modal, spec §5). */
  disabledWhenInvalid?: boolean;
  className?: string;
};

/**
 * Sends the form. Keeps its width while pending, since both labels lie in the same place. Off until React has the form:
 * the browser would send it by itself, unchecked.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, pendingLabel, pending = false, disabledWhenInvalid = false, className = 'btn' } = props;
  const { isSubmitting, isValid } = useFormState();
  const alive = useHydrated();
  const busy = pending || isSubmitting;
  const invalid = disabledWhenInvalid && !isValid && !busy;
  return (
    <button
      type="submit"
      className={className}
      disabled={busy || invalid || !alive}
      aria-busy={busy || undefined}
      data-invalid={invalid ? '' : undefined}
      // A press would first take the focus out of a field, whose error then moves this button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="btn-labels">
        <span data-shown={!busy} aria-hidden={busy || undefined}>{children}</span>
        <span data-shown={busy} aria-hidden={!busy || undefined}>{pendingLabel}</span>
      </span>
    </button>
  );
}
