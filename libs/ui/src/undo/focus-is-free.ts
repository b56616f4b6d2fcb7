/** Whether the focus is nowhere, or in the bar whose button has just been pressed. */
export function focusIsFree(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('.undo') !== null;
}
