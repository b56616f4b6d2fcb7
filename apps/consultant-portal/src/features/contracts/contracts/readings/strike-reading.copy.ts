import { formatDate, formatKm } from '@site/api-contract/brazil';

export const strikeReadingCopy = {
  title: (km: number) => `Desconsiderar a leitura de ${formatKm(km)}?`,
  effect: (day: string) =>
    `A leitura de ${formatDate(day)} deixa de contar para o saldo, a previsão, a próxima revisão e o limite da próxima leitura. O cliente recebe um e-mail.`,
  stays:
    'Ela fica à vista, com o seu nome e o motivo. Km que o cliente comprou continuam comprados.',
  staysWithPhoto:
    'Ela fica à vista, com o seu nome e o motivo, e a foto dela é apagada. Km que o cliente comprou continuam comprados.',
  reason: 'Motivo',
  reasonHelp: 'O cliente lê o motivo no e-mail e na página dos km.',
  submit: 'Desconsiderar',
  pending: 'Desconsiderando...',
  back: 'Voltar',
  failed: 'Não conseguimos desconsiderar a leitura. Tente de novo.',
  struck: (day: string, km: number) =>
    `A leitura de ${formatKm(km)} de ${formatDate(day)} não conta mais.`,
} as const;
