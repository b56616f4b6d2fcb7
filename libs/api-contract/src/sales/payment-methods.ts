import { withFallback } from '../with-fallback';

/**
 * Payment methods that a customer chooses, in a proposal and for a bill. A new one has its
 * word here, its words in each table by method, which the types then demand, and a
 * migration for the checks of `proposals.payment_method` and `payment_charges.method`.
 */
export const PAYMENT_METHODS = ['pix', 'boleto', 'cartao'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Payment methods that need no act of the customer once they are set up. */
export const TAKEN_BY = [
  'pix-automatico',
  // a card that its owner let us save
  'cartao-salvo',
] as const;

/** Payment methods of a charge: a customer's choice, or one that needs no act. */
export const CHARGE_METHODS = [...PAYMENT_METHODS, ...TAKEN_BY] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

/**
 * Payment methods by which a bill is prepared: a mail can contain their code or line. A
 * new one needs the check of `payment_settings.method`, too.
 */
export const PREPARED_METHODS = ['pix', 'boleto'] as const;

/** How a bill is paid, as people read it. */
export const CHARGE_METHOD_LABELS: Readonly<Record<ChargeMethod, string>> = withFallback(
  {
    pix: 'Pix',
    boleto: 'Boleto',
    cartao: 'Cartão',
    'pix-automatico': 'Pix Automático',
    'cartao-salvo': 'Cartão salvo',
  },
  'Outra forma',
);
