/** The form on a seller's home that begins a simulation for a customer. */
export const BEGIN_CART_ID = 'iniciar-atendimento';

/** Puts the focus into the first field of that form; false while it is not there. */
export function focusBeginCart(): boolean {
  const field = document.querySelector<HTMLElement>(`#${BEGIN_CART_ID} input`);
  field?.focus();
  return field !== null;
}
