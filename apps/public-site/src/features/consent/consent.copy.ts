/**
 * The text that people agree to. Its version is `CONSENT_TEXT` of the contract: a change
 * here needs a new one.
 */
export const consentCopy = {
  title: 'Cookies',
  text: 'Usamos os cookies necessários para o site funcionar. Medir visitas e campanhas, só se você quiser.',
  page: 'Preferências de cookies',
  measurement: 'Medição de visitas',
  marketing: 'Campanhas',
  answers: { all: 'Aceitar', none: 'Recusar', marked: 'Só marcados' },
} as const;
