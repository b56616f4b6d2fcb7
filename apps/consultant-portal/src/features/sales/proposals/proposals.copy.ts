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
      declared: (amount: string) => `Faturamento anual informado: ${amount}`,
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
    }) => `${model}, ${state.toLowerCase()}${partner ? `, de ${partner} (sócio)` : ''}`,
  },
  history: 'Histórico',
  requested: {
    title: 'Documentos pedidos',
    awaited: 'Aguardando',
    came: (when: string) => `Chegou em ${when}`,
    isNew: 'Novo',
  },
  takeBack: {
    open: 'Desfazer o pedido',
    reason: 'Por que desfazer',
    reasonHint: 'O cliente lê no e-mail. O que já chegou continua valendo.',
    submit: 'Desfazer e voltar à análise',
    waits: 'Pedido desfeito',
    done: 'Pedido desfeito. O cliente recebe um e-mail.',
    pending: 'Desfazendo...',
    failed: 'Não conseguimos desfazer o pedido. Tente de novo em instantes.',
  },
  review: {
    tag: 'Revisão',
    answerBy: (day: string) => `Responder até ${day}`,
    title: 'Revisão pedida pelo cliente',
    asked: (when: string, day: string) => `Pedida em ${when}. Responder até ${day}.`,
    answered: (when: string) => `Respondida em ${when}.`,
    forAnother:
      'Você decidiu esta proposta antes. A revisão é respondida por outra pessoa da análise.',
  },
  decision: {
    title: 'Decisão',
    reasons: 'Motivos',
    reasonsHint: 'O cliente lê estas frases no e-mail e na página da proposta.',
    changes: (remedy: string) => `Muda a resposta: ${remedy}`,
    asksFor: (remedy: string) => `Pede: ${remedy}`,
    found: 'Apontado pela consulta de crédito.',
    documents: 'Documentos pedidos',
    documentsHint: 'O cliente vê cada um com o texto que você escrever.',
    documentNoteHint: 'O pedido só sai com este texto.',
    documentNote: (name: string) => `${name}: o que falta ou está errado`,
    message: 'Mensagem ao cliente',
    messageHint: 'Vai junto com os motivos do jeito que você escrever.',
    waits: {
      aprovada: 'Aprovada',
      documentos_pendentes: 'Documentos pedidos',
      reprovada: 'Reprovada',
    },
    actions: {
      aprovada: 'Aprovar',
      documentos_pendentes: 'Pedir documentos',
      reprovada: 'Reprovar',
    },
    confirm: {
      '': 'Confirmar',
      aprovada: 'Aprovar a proposta',
      documentos_pendentes: 'Pedir os documentos',
      reprovada: 'Reprovar a proposta',
    },
    failed: 'Não conseguimos registrar a decisão. Tente de novo em instantes.',
    done: 'Decisão registrada. O cliente recebe um e-mail.',
    closed: 'Esta proposta já foi decidida.',
    awaitsDocuments:
      'Esta proposta espera documentos do cliente. Quando o último chegar, ela volta para a fila sozinha.',
  },
} as const;
