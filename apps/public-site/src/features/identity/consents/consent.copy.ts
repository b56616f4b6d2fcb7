/**
 * The text to which people consent. Its version is `CONSENT_TEXT` of the contract: every
 * change here needs a new version.
 */
export const consentCopy = {
  title: 'Cookies',
  text: 'Cookies de medição e campanhas? Você decide.',
  choose: 'Escolher',
  chooseHint: 'Escolher: preferências de cookies',
  answers: { all: 'Aceitar', none: 'Recusar' },
} as const;
