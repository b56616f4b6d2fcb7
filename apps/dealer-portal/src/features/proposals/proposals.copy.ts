import { type Proposal } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { ORIGIN_LABELS, ORIGINS } from '@site/contracts/proposal-terms';

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

export const proposalsCopy = {
  title: 'Minhas propostas',
  figures: {
    unknown: '–',
    open: 'Em aberto',
    ofAll: (total: number) => (total === 1 ? 'de 1 proposta' : `de ${total} propostas`),
    waiting: 'Esperando o cliente',
    waitingFor: ({ documents, signatures }: { documents: number; signatures: number }) =>
      `${count(documents, 'documento', 'documentos')}, ${count(signatures, 'assinatura', 'assinaturas')}`,
    old: 'Com mais de 7 dias',
    askAfter: 'fale com esses clientes',
    upToDate: 'nenhuma parada',
    contracts: 'Contratos',
    active: (active: number) => count(active, 'ativo', 'ativos'),
  },
  search: 'Cliente, CPF, CNPJ ou número',
  state: 'Situação',
  origin: 'Origem',
  period: 'Período',
  all: (total: number) => (total === 0 ? 'Todas' : `Todas (${total})`),
  withCount: (label: string, total = 0) => (total === 0 ? label : `${label} (${total})`),
  allOrigins: 'Todas',
  anyTime: 'Todo o período',
  lastDays: (days: string) => `Últimos ${days} dias`,
  ownDays: 'Escolher datas',
  from: 'De',
  to: 'Até',
  order: 'Ordem',
  orders: [
    ['', 'Mais recentes'],
    ['antigas', 'Mais antigas'],
  ] as const,
  clear: 'Limpar',
  columns: {
    customer: 'Cliente',
    model: 'Modelo',
    monthly: 'Mensalidade',
    state: 'Situação',
    age: 'Idade',
    origin: 'Origem',
    seller: 'Vendedor',
    sent: 'Enviada em',
  },
  noSeller: '–',
  caption: {
    newest: 'Propostas da concessionária, da mais recente à mais antiga',
    oldest: 'Propostas da concessionária, da mais antiga à mais recente',
  },
  plan: (term: number, km: number) => `${term} meses, ${km.toLocaleString('pt-BR')} km`,
  closed: ({ state, returnKind }: Pick<Proposal, 'state' | 'returnKind'>) =>
    state === 'ativa' && returnKind !== 'inadimplencia' ? 'concluída' : 'fechada',
  originOf: (origin: Proposal['origin']) => ORIGIN_LABELS[origin],
  origins: ORIGINS.map((origin) => [origin, ORIGIN_LABELS[origin]] as const),
  count: (shown: number, total: number) =>
    total === 1 ? '1 proposta' : `${shown} de ${total} propostas`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  empty:
    'Nenhuma proposta por aqui ainda. Envie o link da loja a um cliente: o que ele simular chega nesta lista.',
  emptyAction: 'gerar link portal',
  nothingFound: 'Nenhuma proposta com esses filtros.',
  failed: 'Não conseguimos abrir as propostas.',
  close: 'Fechar detalhe',
  detail: 'Proposta',
  panel: {
    plan: 'Plano',
    monthly: 'Mensalidade',
    total: 'Total do contrato',
    document: 'Documento',
    email: 'E-mail',
    phone: 'Celular',
    seller: 'Vendedor',
    origin: 'Origem',
    dealership: 'Loja',
    delivery: 'Entrega',
    deliveryBy: (day: string, isSigned: boolean) =>
      `até ${formatDate(day)}${isSigned ? '' : ', se assinar hoje'}`,
    history: 'Histórico',
    addOns: 'Opcionais',
    none: 'Nenhum',
  },
  next: 'Próximo passo',
  nexts: [
    ['', 'Com ou sem'],
    ['com', 'Com próximo passo'],
    ['hoje', 'Para hoje ou atrasado'],
  ] as const,
  plannedCaption: 'Propostas com próximo passo, da data mais próxima à mais distante',
  panelFailed: 'Não conseguimos abrir esta proposta.',
  decides: 'Quem decide é a nossa análise. O cliente vê as mesmas datas que você.',
} as const;
