/** The written rule (docs/product/sales.md, Attribution). */
export const saleRuleCopy = {
  title: 'De quem é a venda',
  lead: 'A regra é uma só para todas as lojas. Ela decide quando o cliente envia a proposta, e a proposta guarda o que decidiu, o dia e o que mais havia.',
  order: 'Quem vem primeiro',
  steps: [
    [
      'O vendedor no carrinho',
      'O vendedor que o cliente deixou entrar no carrinho, enquanto o carrinho estiver compartilhado.',
    ],
    [
      'A venda assistida',
      'O link de venda assistida, se for o último que o cliente abriu ou se a simulação começou por ele.',
    ],
    [
      'O último link',
      'O último link de vendedor ou de loja que o cliente abriu. Um link novo de vendedor ou de loja apaga os anteriores.',
    ],
    [
      'A loja da entrega',
      'Sem link nenhum, a loja que o cliente escolheu para a entrega. Se ele não escolheu, a venda não é de nenhuma loja.',
    ],
  ],
  limits: 'Prazos e exceções',
  notes: [
    'Um link vale 30 dias, contados do dia em que foi aberto.',
    'Quando o navegador do cliente já esqueceu o link, vale o que abriu a simulação, também por 30 dias.',
    'Uma loja encerrada não recebe venda nova. O link de um vendedor que saiu conta para a loja dele, sem vendedor.',
    'O que decidiu fica na proposta e não muda depois do envio.',
  ],
} as const;
