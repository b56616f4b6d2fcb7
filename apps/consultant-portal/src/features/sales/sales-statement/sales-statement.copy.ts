export const salesStatementCopy = {
  title: 'Extrato de vendas',
  lead: 'As vendas de uma loja em um mês, a comissão de cada uma e a taxa da loja.',
  dealership: 'Loja',
  choose: 'Escolha a loja',
  chooseText: 'As vendas do mês, a comissão e a taxa dela aparecem aqui.',
  failed: 'Não conseguimos abrir a lista de lojas.',
  form: {
    title: 'Taxa nova',
    rate: 'Taxa',
    rateHelp: 'Em % da base, como 3,5.',
    from: 'A partir de',
    fromHelp: 'Vale para contratos assinados desse dia em diante.',
    submit: 'Definir taxa',
    pending: 'Definindo...',
    saved: 'Taxa definida. A loja já vê a taxa e o dia.',
    notSaved: 'Não conseguimos definir a taxa. Tente de novo em instantes.',
  },
} as const;
