export const wearTableCopy = {
  title: 'Tabela de danos',
  lead: 'Veja, antes de assinar, quanto a devolução do carro pode custar. Cada preço é o máximo: o orçamento pode ser menor, nunca maior.',
  rules: [
    'A versão do dia da assinatura fica no seu contrato até o fim.',
    'Marca dentro de “Sem custo” não é cobrada. Dano fora da tabela também não.',
    'Os danos com “Seguro” custam no máximo a franquia do seu contrato, somando todos.',
    'Com o opcional Vidros e pneus, vidros, faróis, lanternas e pneus da tabela não custam nada.',
    'A vistoria é feita com você. Você vê foto e valor antes de qualquer cobrança e pode contestar cada dano.',
  ],
  rulesTitle: 'Como vale',
  classes: 'Tamanhos nesta tabela',
  version: (version: string) => `Versão ${version}`,
  measure:
    'A parte verde da régua é o que não custa nada. O cartão é um cartão de banco.',
} as const;
