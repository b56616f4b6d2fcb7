import * as z from 'zod/mini';
import { CHARGE_METHODS } from '../sales/payment-methods';
import { done, instant, longText, reais, uuid } from '../wire/fields';
import { CHARGE_STATES } from './payments.schemas';

const bankCharge = z.object({
  id: z.string(),
  /** Name of the bill that fell due on `dueDate`: `Mensalidade 3 de 36`. */
  label: z.string(),
  dueDate: z.string(),
  method: z.enum(CHARGE_METHODS),
  state: z.enum(CHARGE_STATES),
  amount: reais,
  askedAt: instant,
  /** Payments for it, the oldest first: usually one. */
  payments: z.array(z.object({ paidAt: instant, amount: reais, refunded: reais })),
});
export type BankCharge = z.output<typeof bankCharge>;

/** Why an event of the bank is odd: it is stored and changes nothing. */
export const ODD_REASONS = ['amount', 'day', 'charge', 'address', 'shape'] as const;
export type OddReason = (typeof ODD_REASONS)[number];

const oddEvent = z.object({
  id: z.string(),
  /** The bank's name for it: `payment.received`. */
  kind: z.string(),
  why: z.enum(ODD_REASONS),
  /**
   * The event's fields by the bank's own names, shortened, for a person who asks the bank
   * about it.
   */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  receivedAt: instant,
  /** Absent while it is open; `by` is null once that account is erased. */
  closed: z.optional(
    z.object({ at: instant, reason: z.string(), by: z.nullable(z.string()) }),
  ),
});
export type OddEvent = z.output<typeof oddEvent>;

export const listBankCharges = {
  summary:
    'O que se pediu ao banco por um contrato, o mais recente primeiro, e o que veio; fica na trilha',
  params: z.object({ id: uuid }),
  data: z.object({
    items: z.array(bankCharge),
    /** The open ones first, each the newest first, at most 20. */
    oddEvents: z.optional(z.array(oddEvent)),
    /** Refund that no payment at the bank can return; absent when there is none. */
    unheldRefund: z.optional(reais),
  }),
};

export const oddEventClosing = z.strictObject({
  reason: longText('Diga o que o banco respondeu, ou por que o aviso não vale.', 500),
});
export type OddEventClosing = z.output<typeof oddEventClosing>;

export const closeOddEvent = {
  summary:
    'O consultor encerra, com o motivo, um aviso do banco que não confere; fica na trilha',
  params: z.object({ id: uuid, eventId: z.string().check(z.regex(/^[\w-]{1,80}$/)) }),
  body: oddEventClosing,
  data: done,
};
