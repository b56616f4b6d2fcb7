/** Texts of the purchase's page for when there is no purchase to show. */
export const purchasePageCopy = {
  title: 'Comprar o carro',
  gone: 'Este contrato não tem um carro à venda aqui',
  goneText:
    'A compra aparece depois que o carro é entregue a você, e pode ser pedida perto do fim do contrato.',
  failed: 'Não conseguimos abrir a compra',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
