/** Texts of the page of drivers for when it can't be shown. */
export const driversPageCopy = {
  title: 'Motoristas',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto, ou o contrato é de outra conta.',
  failed: 'Não conseguimos mostrar os motoristas',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
