import * as z from 'zod/mini';

/** The requests of our API, one schema for each call. */
const text = z.string().check(z.minLength(1), z.maxLength(140));
const reference = z.string().check(z.regex(/^[\w:-]{1,64}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const centavos = z.int().check(z.gte(1), z.lte(9_999_999_999));

const charge = { reference, description: text, payer: text, centavos };

export const pixRequest = z.strictObject({ ...charge, dueOn: z.optional(day) });
export const boletoRequest = z.strictObject({ ...charge, dueOn: day });
export const recurrenceRequest = z.strictObject({
  reference,
  contract: text,
  payer: text,
  /** The journeys of Pix Automático (domain-brazil §10.2). */
  journey: z.literal([1, 2, 3, 4]),
  firstChargeId: z.optional(z.string()),
});
export const scheduledRequest = z.strictObject({
  reference,
  description: text,
  centavos,
  dueOn: day,
});
export const retryRequest = z.strictObject({ on: day });
export const cardSessionRequest = z.strictObject({
  ...charge,
  /** Zero when the card is only saved. */
  centavos: z.int().check(z.gte(0), z.lte(9_999_999_999)),
  /** The receiver's name for a card whose owner agreed to later charges. */
  keepAs: z.optional(reference),
  returnUrl: z.string().check(z.maxLength(500)),
});
export const cardChargeRequest = z.strictObject({
  ...charge,
  token: z.string(),
  returnUrl: z.string().check(z.maxLength(500)),
});
export const refundRequest = z.strictObject({ paymentId: z.string(), centavos });
export const nothing = z.strictObject({});
