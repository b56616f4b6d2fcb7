/**
 * Moves the focus into a form: to the chosen option, or else to its first field, or else to
 * its first button.
 */
export function focusFirstField(box: HTMLElement | null): void {
  const chosen = box?.querySelector<HTMLElement>('input:checked');
  const field = box?.querySelector<HTMLElement>('input, textarea, select');
  (chosen ?? field ?? box?.querySelector('button'))?.focus();
}
