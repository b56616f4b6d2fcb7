import * as z from 'zod';

/** R$ 1 billion: no payment has more, as constraints of the database say, too. */
const MOST_CENTAVOS = 10 ** 11;

/** Words of the bank without line breaks and control characters, NUL among them. */
const text = (length: number) =>
  z
    .string()
    .regex(/^\P{Cc}*$/u)
    .max(length);
const name = z.string().regex(/^[!-~]{1,80}$/);
const reference = z.string().max(80);
const ofCharge = { chargeId: name, reference };

/** The events that a bank tells by webhook; any other is accepted and does nothing. */
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
/** The facts that an event of a type tells. */
export type Told = { [Event in BankEvent as Event['type']]: Event['data'] };

/** Names of events that we handle. An event with such a name that can't be parsed is odd. */
export const KNOWN_TYPES: ReadonlySet<string> = new Set(
  bankEvent.options.map(({ shape }) => shape.type.value),
);

/** All that an event must have to be taken: a name of its own, and some word for its kind. */
export const anyEvent = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  type: z.string().min(1).transform(printable(80)),
  data: z.unknown(),
});

/** Cuts a text to a length and puts `?` for what can't be printed, NUL among it. */
export function printable(length: number): (text: string) => string {
  return (text) => text.slice(0, length).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}
