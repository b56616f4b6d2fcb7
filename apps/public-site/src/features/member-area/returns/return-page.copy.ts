/** Texts of the return's page for when there is no return to show. */
export const returnPageCopy = {
  title: 'Devolução',
  gone: 'Este contrato não tem devolução aqui',
  goneText:
    'Ela aparece depois que o carro é entregue a você. Contratos que terminaram antes de a devolução passar pelo site não têm registro dela: pagamentos e extrato continuam na página do contrato.',
  failed: 'Não conseguimos abrir a devolução',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
