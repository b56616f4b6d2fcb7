import * as z from 'zod/mini';
import { call } from '../wire/call';
import { instant, reais, uuid } from '../wire/fields';
import { CHARGE_METHODS, CHARGE_STATES } from './payments.calls';

const bankCharge = z.object({
  id: z.string(),
  /** Name of the bill that fell due on `dueDate`: `Mensalidade 3 de 36`. */
  label: z.string(),
  dueDate: z.string(),
  method: z.enum(CHARGE_METHODS),
  state: z.enum(CHARGE_STATES),
  amount: reais,
  askedAt: instant,
  /** Payments that came for it, the oldest first: mostly one. */
  payments: z.array(z.object({ paidAt: instant, amount: reais, refunded: reais })),
});
export type BankCharge = z.output<typeof bankCharge>;

/** Reasons for which an event of the bank is odd: it is kept and changes nothing. */
export const ODD_REASONS = ['amount', 'day', 'charge', 'address', 'shape'] as const;
export type OddReason = (typeof ODD_REASONS)[number];

const oddEvent = z.object({
  id: z.string(),
  /** The bank's word: `payment.received`. */
  kind: z.string(),
  why: z.enum(ODD_REASONS),
  /** The event by the bank's own names, cut to size; a person asks the bank about it. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  receivedAt: instant,
});
export type OddEvent = z.output<typeof oddEvent>;

export const listBankCharges = call(
  'GET',
  'contracts/:id/bank-charges',
  'O que se pediu ao banco por um contrato, o mais recente primeiro, e o que veio; fica na trilha',
  {
    params: z.object({ id: uuid }),
    data: z.object({
      items: z.array(bankCharge),
      /** The newest first, 20 at most. */
      oddEvents: z.optional(z.array(oddEvent)),
      /** Refund that no payment at the bank holds; absent where there is none. */
      unheldRefund: z.optional(reais),
    }),
    quiet: true, // said in its place
  },
);
