/** Moves the focus into a form: to the chosen option, or else to its first field. */
export function focusFirstField(box: HTMLElement | null): void {
  const chosen = box?.querySelector<HTMLElement>('input:checked');
  (chosen ?? box?.querySelector<HTMLElement>('input, textarea, select'))?.focus();
}
