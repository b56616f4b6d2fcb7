import * as z from 'zod';

const chargeId = { chargeId: z.string(), reference: z.string() };

/** What a bank tells by webhook; anything else it says is taken and left alone. */
export const bankEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment.received'),
    data: z.object({
      ...chargeId,
      paymentId: z.string().min(1).max(80),
      centavos: z.int().positive(),
      paidAt: z.iso.datetime(),
    }),
  }),
  z.object({
    type: z.literal('charge.declined'),
    data: z.object({ ...chargeId, reason: z.string().max(80) }),
  }),
  z.object({
    type: z.literal('charge.failed'),
    data: z.object({
      ...chargeId,
      reason: z.string().max(80),
      tries: z.int().positive(),
    }),
  }),
  z.object({
    type: z.literal('charge.challenged'),
    data: z.object({ ...chargeId, url: z.url().max(500) }),
  }),
  z.object({
    type: z.literal('card.kept'),
    data: z.object({
      reference: z.string(),
      card: z.object({
        token: z.string().min(1).max(80),
        brand: z.string().min(1).max(40),
        last4: z.string().regex(/^\d{4}$/),
        expiry: z.string().regex(/^\d{2}\/\d{2}$/),
      }),
    }),
  }),
  z.object({
    type: z.literal('card.refused'),
    data: z.object({ reference: z.string() }),
  }),
  z.object({
    type: z.literal('recurrence.changed'),
    data: z.object({
      recurrenceId: z.string(),
      reference: z.string(),
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

export const anyEvent = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  type: z.string().min(1).max(80),
});
