export const salesFunnelCopy = {
  title: 'Resultados',
  leadOfDealer:
    'Da visita ao contrato: o que chegou à loja neste mês, ao lado do mês passado.',
  leadOfSeller:
    'Da visita ao contrato: o que os seus links trouxeram neste mês, ao lado do mês passado.',
  counted:
    'Cada etapa conta no mês em que aconteceu: uma proposta pode vir de uma simulação de outro mês, ou feita antes de a pessoa escolher a loja. Em Propostas, a origem Link da loja junta o link da loja e os dos vendedores, de todos os meses. Visita é um link aberto; quem abre de novo em meia hora conta uma vez. Não guardamos nada de quem visita.',
  total: 'Do começo ao fim',
  totalCaption: 'Etapas de dois meses',
  step: 'Etapa',
  steps: {
    visits: 'Visitas',
    simulations: 'Simulações',
    proposals: 'Propostas',
    contracts: 'Contratos',
  },
  quiet: (current: string, previous: string) =>
    `${current} ainda não teve visita, simulação, proposta nem contrato. ${previous} vem inteiro abaixo.`,
  untilNow: (month: string) => `${month}, até agora`,
  chart: (current: string, previous: string) =>
    `Etapas em ${current} e ${previous}, como na tabela`,
  before: (count: string, month: string) => `${month}: ${count}`,
  links: 'Por link',
  linksCaption: 'Etapas por link',
  link: 'Link',
  sellers: 'Por vendedor',
  sellersCaption: 'Etapas por vendedor',
  seller: 'Vendedor',
  noSeller: 'Sem vendedor',
  campaigns: 'Por campanha',
  campaignsCaption: 'Etapas por campanha',
  campaign: 'Campanha',
  mostCampaigns: 'As 20 com mais movimento.',
  noCampaign:
    'Nenhum link com campanha ainda. Escreva &utm_campaign=nome no fim do link que você anuncia, e aqui aparece o que cada anúncio traz.',
  sellerLink: (name: string | null) =>
    name ? `Link de ${name}` : 'Link da loja, sem vendedor',
  assisted: (name: string | null) =>
    name ? `Venda assistida de ${name}` : 'Venda assistida',
  site: 'Sem link: escolheu a loja no site',
  notCounted: 'não contamos',
  empty: 'Nada neste mês nem no passado. O primeiro passo é mandar o seu link.',
  shareShop: 'gerar link portal',
  shareOwn: 'Ver o seu link',
  failed: 'Não conseguimos abrir os resultados.',
} as const;
