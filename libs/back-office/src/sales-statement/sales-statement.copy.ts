import { formatBRL, formatDate, formatMonth } from '@site/api-contract/brazil';

const PERCENT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** `3,5%` */
export const percentText = (rate: number) => `${PERCENT.format(rate)}%`;

const salesText = (count: number) => (count === 1 ? '1 venda' : `${count} vendas`);

export const salesStatementCopy = {
  title: 'Extrato de vendas',
  leadOfShop:
    'Cada contrato assinado no mês e a comissão da loja. Contrato cancelado devolve a comissão no mês do cancelamento.',
  leadOfSeller:
    'As suas vendas do mês e a comissão que cada uma rendeu à loja. A sua parte você combina com a loja.',
  month: 'Mês',
  failed: 'Não conseguimos abrir o extrato.',
  gone: 'Não encontramos esta loja.',
  file: {
    download: 'Baixar planilha',
    pending: 'Preparando...',
    failed: 'Não conseguimos preparar a planilha. Tente de novo em instantes.',
  },
  figures: {
    commission: 'Comissão do mês',
    ofMonth: (month: string) => `em ${formatMonth(month)}`,
    earned: 'Das vendas',
    sales: salesText,
    returned: 'Estornado',
    takenBack: (count: number) =>
      count === 0
        ? 'nenhum contrato cancelado'
        : count === 1
          ? '1 contrato cancelado'
          : `${count} contratos cancelados`,
  },
  entries: 'Vendas e estornos',
  entriesCaption: 'Vendas e estornos do mês, por dia',
  columns: {
    contract: 'Contrato',
    day: 'Dia',
    car: 'Carro',
    seller: 'Vendedor',
    basis: 'Base',
    rate: 'Taxa',
    commission: 'Comissão',
  },
  takenBackOf: (soldOn: string) => `Estorno da venda de ${formatDate(soldOn)}`,
  noSeller: 'Sem vendedor',
  noRate: 'Sem taxa',
  rateOf: (rate: number, basis: number) => `${percentText(rate)} de ${formatBRL(basis)}`,
  counts: (sales: number, takenBack: number) =>
    [
      salesText(sales),
      takenBack > 0 && (takenBack === 1 ? '1 estorno' : `${takenBack} estornos`),
    ]
      .filter(Boolean)
      .join(', '),
  newest: (current: string) =>
    `Nenhuma venda em ${formatMonth(current)} até agora. Este é o último mês com alguma.`,
  empty: (month: string) => `Nenhuma venda em ${formatMonth(month)}.`,
  emptyText: 'Uma venda entra aqui no dia em que o cliente assina o contrato.',
  sellers: 'Por vendedor',
  sellersCaption: 'Comissão do mês por vendedor',
  sellerColumns: { seller: 'Vendedor', sales: 'Vendas', takenBack: 'Estornos' },
  rates: 'Taxa da loja',
  ratesCaption: 'Taxas da loja, da mais nova à mais antiga',
  rateColumns: { from: 'A partir de', rate: 'Taxa', setAt: 'Definida em' },
  setBy: (name: string) => `por ${name}`,
  isReplaced: 'corrigida antes de valer',
  isToCome: 'ainda não vale',
  noRates: 'A loja ainda não tem taxa: as vendas entram com comissão zero.',
  rule: 'A base é a soma das doze primeiras mensalidades do contrato, sem opcionais. Vale a taxa do dia da assinatura, e uma taxa nova não muda o que já foi assinado.',
} as const;
