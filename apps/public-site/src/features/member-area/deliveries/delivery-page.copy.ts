/** Texts of the delivery's page for when there is no delivery to show. */
export const deliveryPageCopy = {
  title: 'Entrega',
  gone: 'Não encontramos essa entrega.',
  goneText: 'Ela aparece aqui depois que o contrato é assinado.',
  failed: 'Não conseguimos abrir a entrega',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
