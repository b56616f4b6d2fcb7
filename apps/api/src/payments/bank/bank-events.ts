import * as z from 'zod';

/** R$ 1 billion: no payment is larger, as constraints of the database require, too. */
const MOST_CENTAVOS = 10 ** 11;

/** Text of the bank without line breaks and control characters, including NUL. */
const text = (length: number) =>
  z
    .string()
    .regex(/^\P{Cc}*$/u)
    .max(length);
const name = z.string().regex(/^[!-~]{1,80}$/);
const reference = z.string().max(80);
const ofCharge = { chargeId: name, reference };

/** The events that a bank tells by webhook; any other is accepted and ignored. */
export const bankEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment.received'),
    data: z.object({
      ...ofCharge,
      paymentId: name,
      centavos: z.int().positive().max(MOST_CENTAVOS),
      paidAt: z.iso.datetime(),
    }),
  }),
  z.object({
    type: z.literal('charge.declined'),
    data: z.object({ ...ofCharge, reason: text(80) }),
  }),
  z.object({
    type: z.literal('charge.failed'),
    data: z.object({
      ...ofCharge,
      reason: text(80),
      tries: z.int().positive().max(1000),
    }),
  }),
  z.object({
    type: z.literal('charge.challenged'),
    data: z.object({ ...ofCharge, url: z.url({ protocol: /^https?$/ }).max(500) }),
  }),
  z.object({
    type: z.literal('card.kept'),
    data: z.object({
      reference,
      card: z.object({
        token: name,
        brand: text(40).min(1),
        last4: z.string().regex(/^\d{4}$/),
        expiry: z.string().regex(/^\d{2}\/\d{2}$/),
      }),
    }),
  }),
  z.object({
    type: z.literal('card.refused'),
    data: z.object({ reference }),
  }),
  z.object({
    type: z.literal('recurrence.changed'),
    data: z.object({
      recurrenceId: name,
      reference,
      state: z.enum([
        'criada',
        'enviada',
        'aceita',
        'rejeitada',
        'expirada',
        'cancelada',
      ]),
    }),
  }),
]);
export type BankEvent = z.output<typeof bankEvent>;
export type BankEventType = BankEvent['type'];
/** The facts of each type of event. */
export type Told = { [Event in BankEvent as Event['type']]: Event['data'] };

/**
 * Names of events that we handle. An event with such a name that can't be parsed is odd.
 */
export const KNOWN_TYPES: ReadonlySet<string> = new Set(
  bankEvent.options.map(({ shape }) => shape.type.value),
);

/** The least that an event must have: an id, and a type. */
export const anyEvent = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  type: z.string().min(1).transform(printable(80)),
  data: z.unknown(),
});

/** Cuts a text to a length and replaces unprintable characters, including NUL, by `?`. */
export function printable(length: number): (text: string) => string {
  return (text) => text.slice(0, length).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}
