/** Texts of the page of a return without what it shows. */
export const returnPageCopy = {
  title: 'Devolução',
  gone: 'Não encontramos essa devolução.',
  goneText: 'Ela aparece aqui depois que o carro é entregue a você.',
  failed: 'Não conseguimos abrir a devolução',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
