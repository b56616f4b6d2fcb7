/** Texts of the page of traffic fines for when it can't be shown. */
export const trafficFinesPageCopy = {
  title: 'Multas de trânsito',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto, ou o contrato é de outra conta.',
  failed: 'Não conseguimos mostrar as multas',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
