/**
 * Acts of a consultant at the request of a customer on the phone, and of a dealership that
 * books the delivery.
 */
export const REQUESTED_ACTS = [
  'service-request',
  'odometer',
  'delivery-slot',
  'return-slot',
  'return-cancelled',
  'workshop-slot',
  'workshop-cancelled',
  'second-copy',
  'address',
] as const;
export type RequestedAct = (typeof REQUESTED_ACTS)[number];

/** The sentence under an act in the customer's area and in the mail about it. */
export const atYourRequest = (consultant: string) =>
  `Feito por ${consultant} a seu pedido.`;

/** The same for staff. */
export const atTheirRequest = (consultant: string) =>
  `Feito por ${consultant} a pedido do cliente.`;
