import * as z from 'zod/mini';
import { instant } from '../wire/fields';
import { CONSENT_TEXTS } from './consent';

/**
 * Yes or no to each category, with the text's version and page. `page` is a path without
 * query.
 */
export const consentRequest = z.strictObject({
  measurement: z.boolean('Diga sim ou não à medição.'),
  marketing: z.boolean('Diga sim ou não às campanhas.'),
  textVersion: z.enum(
    CONSENT_TEXTS,
    'Não conhecemos esta versão do texto. Recarregue a página.',
  ),
  page: z
    .string('Informe a página.')
    .check(
      z.maxLength(300, 'Informe a página.'),
      z.regex(/^\/[^?#\s\p{Cc}\p{Cs}]*$/u, 'Informe a página.'),
    ),
});
export type ConsentRequest = z.output<typeof consentRequest>;

/** One line of the history; `givenAt` is the server's time. */
export const consent = z.object({
  id: z.string(),
  givenAt: instant,
  measurement: z.boolean(),
  marketing: z.boolean(),
  textVersion: z.string(),
  page: z.string(),
});
export type Consent = z.output<typeof consent>;

export const giveConsent = {
  summary: 'Guarda a escolha de cookies desta sessão ou conta',
  body: consentRequest,
  data: consent,
};

export const listConsents = {
  summary: 'Histórico das próprias escolhas de cookies, da mais recente à mais antiga',
  data: z.array(consent),
};
