/** Whether no element has the focus, or only the bar whose button was just pressed. */
export function focusIsFree(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('.undo') !== null;
}
