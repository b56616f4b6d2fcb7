/** Texts of the page of the workshop for when there is nothing to show. */
export const workshopPageCopy = {
  title: 'Oficina',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto, ou o contrato é de outra conta.',
  failed: 'Não conseguimos mostrar as visitas à oficina',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
