/** Texts of the proposal's page for when there is no proposal to show. */
export const proposalPageCopy = {
  title: 'Sua proposta',
  gone: 'Não encontramos essa proposta.',
  goneText: 'O endereço pode estar incompleto, ou a proposta é de outra conta.',
  simulate: 'Simular outro plano',
  failed: 'Não conseguimos carregar a proposta',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
} as const;
