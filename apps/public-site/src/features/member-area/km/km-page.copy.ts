/** Texts of the page of km for when there is no contract to show. */
export const kmPageCopy = {
  title: 'Km',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto, ou o contrato é de outra conta.',
  failed: 'Não conseguimos abrir os km',
  failedText: 'Nada se perdeu: está tudo guardado. Tente de novo em instantes.',
  beforeTitle: 'Os km começam com o carro',
  before:
    'No dia da entrega, a loja anota o hodômetro. Daí em diante, o saldo fica aqui.',
} as const;
