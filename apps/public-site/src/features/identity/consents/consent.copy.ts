/**
 * The text that people agree to. Its version is `CONSENT_TEXT` of the contract: a change
 * here needs a new one.
 */
export const consentCopy = {
  title: 'Cookies',
  text: 'Cookies de medição e campanhas? Você decide.',
  choose: 'Escolher',
  chooseHint: 'Escolher: preferências de cookies',
  answers: { all: 'Aceitar', none: 'Recusar' },
} as const;
