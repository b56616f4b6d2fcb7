import * as z from 'zod/mini';

/**
 * A message tied to a field or a named condition; `key` is a label of spec §3 or a basket
 * key.
 */
const keyedMessage = z.object({ key: z.string(), message: z.string() });
export type KeyedMessage = z.output<typeof keyedMessage>;

/** Body of every refusal of the API (spec §3, docs/product). */
export const errorBody = z.object({
  message: z.string(),
  traceId: z.string(),
  /**
   * A `RefusalReason`. Any text is accepted: a newer API may send a word that this app
   * does not know, which then counts as no reason.
   */
  reason: z.optional(z.string()),
  fields: z.optional(z.array(keyedMessage)),
  notifications: z.optional(z.array(keyedMessage)),
  /**
   * Id of the account on a 403 of `authentications` (docs/product): what a resend needs.
   */
  userId: z.optional(z.string()),
});
export type ErrorBody = z.output<typeof errorBody>;

export const NOTIFICATIONS = {
  mfaRequired: 'MfaRequired',
  emailPending: 'EmailPending',
} as const;

/** Registration labels of spec §3, used as keys of `fields`. */
export const FIELD_KEYS = [
  'Birthdate',
  'Nationality',
  'Profession',
  'Cellphone',
  'Rne',
  'CompanyType',
  'CompanyPhone',
  'FinancialContactName',
  'FinancialContactEmail',
  'FinancialContactEmailConfirmation',
  'Cnh',
  'CnhFirstLicenseDate',
  'CnhExpirationDate',
  'CnhCategory',
  'Cep',
  'Street',
  'Number',
  'Neighborhood',
  'City',
  'State',
  'Name',
  'Document',
  'Email',
  'EmailConfirmation',
  'Password',
  'PasswordConfirmation',
  'HasAcceptedPrivacyPolicy',
  'Phone',
  'ExpiryMonth',
] as const;
export type FieldKey = (typeof FIELD_KEYS)[number];

/** Keys of basket notifications (docs/product). */
export const BASKET_KEYS = [
  'Term',
  'Km',
  'Color',
  'Version',
  'AddOn',
  'Dealership',
  'Registration',
  'Revision',
  'PriceTable',
] as const;
export type BasketKey = (typeof BASKET_KEYS)[number];

/**
 * Sentences of spec §8, letter by letter: from the server, or from the client when the
 * server can't answer.
 */
export const SESSION_OVER_TEXT =
  'Sua sessão expirou, faça login novamente para continuar!';
export const BLOCKED_TEXT =
  'Detectamos múltiplas tentativas de acesso em um curto período. Seu dispositivo está temporariamente bloqueada por 2 minutos por medidas de segurança.';
