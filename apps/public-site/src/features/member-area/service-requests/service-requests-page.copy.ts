/** Texts of the pages of service for when there is nothing to show. */
export const servicesPageCopy = {
  title: 'Ajuda',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto, ou o contrato é de outra conta.',
  failed: 'Não conseguimos mostrar os atendimentos',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;

export const servicePageCopy = {
  ...servicesPageCopy,
  title: 'Atendimento',
  gone: 'Não encontramos esse atendimento.',
  failed: 'Não conseguimos abrir o atendimento',
} as const;
