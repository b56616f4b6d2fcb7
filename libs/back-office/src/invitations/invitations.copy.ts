import { formatDateTime } from '@site/api-contract/brazil';

export const invitationsCopy = {
  title: 'Convites em aberto',
  invitee: 'Convidado',
  sent: 'Enviado',
  until: 'Vale até',
  expired: 'Expirou',
  acts: 'Convite',
  at: formatDateTime,
  ofInvitee: (act: string, name: string) => `${act}: ${name}`,
  again: 'Enviar de novo',
  againPending: 'Enviando...',
  invited: (email: string) =>
    `Enviamos um e-mail para ${email}. Convidar de novo troca o link.`,
  againFailed: 'Não conseguimos enviar o convite agora. Tente de novo em instantes.',
  withdraw: 'Cancelar convite',
  withdrawPending: 'Cancelando...',
  withdrawn: (name: string) =>
    `O convite de ${name} foi cancelado; o link não vale mais.`,
  withdrawFailed: 'Não conseguimos cancelar o convite agora. Tente de novo em instantes.',
} as const;
