/** Whether the focus is nowhere, or in the bar whose button was just pressed. */
export function focusIsFree(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('.undo') !== null;
}
