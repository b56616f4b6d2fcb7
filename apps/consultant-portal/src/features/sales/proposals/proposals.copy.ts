import { type Proposal } from '@site/api-contract';
import { formatDate, formatKm, formatTotal } from '@site/api-contract/brazil';
import { ORIGIN_LABELS } from '@site/api-contract/sales';
import { withFallback } from '@site/api-contract/with-fallback';

type ClientType = Proposal['clientType'];

export const proposalsCopy = {
  title: 'Fila de análise',
  keys: 'mudam de proposta, D leva à decisão.',
  search: 'Cliente, CPF, CNPJ ou número',
  state: 'Situação',
  allStates: 'Todas',
  list: 'Propostas',
  withCount: (label: string, total = 0) =>
    total === 0 ? label : `${label} (${formatTotal(total)})`,
  car: (version: string, clientType: ClientType) =>
    clientType === 2 ? `${version}, PJ` : version,
  company: 'PJ',
  person: 'PF',
  sent: (kind: string, when: string) => `${kind}, enviada ${when}`,
  empty: 'A fila está vazia. Quando chegar uma proposta, ela aparece aqui.',
  nothingFound: 'Nenhuma proposta com esses filtros.',
  nothingChosen: 'Escolha uma proposta para ver os dados e decidir.',
  failed: 'Não conseguimos abrir a fila.',
  pane: {
    back: 'Voltar à fila',
    failed: 'Não conseguimos abrir esta proposta.',
    gone: 'Esta proposta não existe.',
  },
  count: (shown: number, total: number) =>
    total === 1 ? '1 proposta' : `${shown} de ${formatTotal(total)} propostas`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  contract: 'Ver o contrato',
  facts: {
    more: 'Mais da proposta',
    monthly: 'Mensalidade',
    plan: 'Plano',
    total: 'Total do contrato',
    campaign: (code: string) => `Campanha ${code}`,
    addOns: 'Opcionais',
    none: 'Nenhum',
    document: 'Documento',
    email: 'E-mail',
    payment: 'Pagamento',
    origin: 'Origem',
    dealership: 'Loja',
    seller: 'Vendedor',
    delivery: 'Entrega',
    deliveryBy: (day: string, isSigned: boolean) =>
      `até ${formatDate(day)}${isSigned ? '' : ', se assinar hoje'}`,
    simulation: 'Simulação',
  },
  plan: (term: number, km: number) => `${term} meses, ${formatKm(km)} por mês`,
  dueDay: (day: number) => `todo dia ${day}`,
  payments: withFallback(
    { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão' },
    'Outra forma',
  ),
  origins: ORIGIN_LABELS,
  income: {
    person: {
      title: 'Renda',
      share: 'Parcela sobre a renda',
      shareOfAll: 'Todas as parcelas',
      declared: (amount: string) => `Renda informada: ${amount}`,
    },
    company: {
      title: 'Faturamento',
      share: 'Parcela sobre o faturamento do mês',
      shareOfAll: 'Todas as parcelas',
      declared: (amount: string) => `Anual informado: ${amount}`,
    },
    limit: (percent: number) => `limite ${percent}%`,
    over: (percent: string) => `${percent}, passa do limite`,
    sum: 'Soma por mês',
    others: 'O que entra na soma',
    thisOne: 'Esta proposta',
    /** Text after the number of another proposal. */
    other: ({
      model,
      state,
      partner,
    }: {
      model: string;
      state: string;
      partner: string | null;
    }) =>
      `${model}, ${state.toLowerCase()}${partner ? `, de ${partner}, do quadro de sócios` : ''}`,
  },
  history: 'Histórico',
  requested: {
    title: 'Documentos pedidos',
    awaited: 'Aguardando',
    came: (when: string) => `Chegou em ${when}`,
    isNew: 'Novo',
  },
  answerBy: (day: string) => `Responder até ${day}`,
  answerLate: (day: string) => `Venceu em ${day}`,
  review: {
    tag: 'Revisão',
    title: 'Revisão pedida pelo cliente',
    asked: (when: string, day: string) => `Pedida em ${when}. Responder até ${day}.`,
    answered: (when: string) => `Respondida em ${when}.`,
    forAnother:
      'Você decidiu esta proposta antes. A revisão é respondida por outra pessoa da análise.',
  },
} as const;
