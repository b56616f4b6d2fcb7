/** Texts of the contract's page for when there is no contract to show. */
export const contractPageCopy = {
  title: 'Contrato',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto, ou o contrato é de outra conta.',
  failed: 'Não conseguimos abrir o contrato',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
