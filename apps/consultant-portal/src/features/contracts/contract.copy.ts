import {
  type ChargeMethod,
  type ChargeState,
  type ContractDetail,
  type Installment,
} from '@site/contracts';
import { formatBRL, formatDate } from '@site/contracts/brazil';

const STATUSES: Record<Installment['status'], string> = {
  prevista: 'Prevista',
  a_vencer: 'A vencer',
  vencida: 'Vencida',
  parcial: 'Paga em parte',
  paga: 'Paga',
  contestada: 'Contestada',
  cancelada: 'Cancelada',
};

/** Texts of one contract. */
export const contractCopy = {
  title: 'Contrato',
  back: 'Todos os contratos',
  proposal: 'Proposta e documentos do cliente',
  failed: 'Não conseguimos abrir este contrato.',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto.',
  signed: (number: string, day: string) => `${number}, assinado em ${formatDate(day)}`,
  late: (days: number) => `${days === 1 ? '1 dia' : `${days} dias`} de atraso`,
  next: {
    title: 'O que o cliente vê agora',
    pay: (label: string, amount: number, day: string) =>
      `Pagar: ${label}, ${formatBRL(amount)}, vence em ${formatDate(day)}.`,
    payLate: (label: string, amount: number, day: string) =>
      `Pagar em atraso: ${label}, ${formatBRL(amount)}, venceu em ${formatDate(day)}.`,
    includes: (label: string, amount: number) => `Inclui ${label}, ${formatBRL(amount)}.`,
    choose: 'Escolher o dia da entrega.',
    wait: (day: string) => `Esperar o carro, prometido para até ${formatDate(day)}.`,
    meet: (day: string, time: string) =>
      `Receber o carro em ${formatDate(day)}, às ${time}.`,
    paidUp: 'Nada a pagar: todas as parcelas estão pagas.',
    bringCar: ({ slot, bringBy }: NonNullable<ContractDetail['carReturn']>) =>
      [
        `Devolver o carro até ${formatDate(bringBy ?? '')}.`,
        slot && `Marcou ${formatDate(slot.day)}, às ${slot.time}.`,
      ]
        .filter(Boolean)
        .join(' '),
    over: 'O contrato terminou. Extrato e parcelas continuam na área logada.',
  },
  sums: {
    owed: 'Em aberto',
    balance: 'Saldo',
    owedLate: 'Em aberto, sem multa e juros de hoje',
    balanceLate: 'Saldo, sem multa e juros de hoje',
    toPay: 'Conta mais antiga em atraso, hoje',
    credit: 'Crédito',
    refund: 'A devolver',
    exit: 'Sair hoje custa',
    free: 'nada, pela desistência',
  },
  terms: 'O que está no contrato',
  facts: {
    car: 'Carro',
    paint: 'Cor',
    monthly: 'Mensalidade',
    term: 'Prazo',
    km: 'Km por mês',
    extraKm: 'Km extra',
    addOns: 'Opcionais',
    none: 'Nenhum',
    deductible: 'Franquia do seguro',
    dueDay: 'Vencimento',
    payment: 'Pagamento',
    withdrawal: 'Desistência sem custo',
  },
  months: (count: number) => `${count} meses`,
  everyDay: (day: number) => `todo dia ${day}, ou no próximo dia útil`,
  until: (day: string) => `até ${formatDate(day)}`,
  amendments: 'Aditivos',
  noAmendments: 'Nenhum aditivo: vale o que foi assinado.',
  amendment: (number: number) => `Aditivo ${number}`,
  amendmentFrom: (day: string) => `vale desde ${formatDate(day)}`,
  customer: 'Cliente',
  contact: { document: 'Documento', email: 'E-mail', phone: 'Celular' },
  delivery: {
    title: 'Entrega e carro',
    failed: 'Não conseguimos abrir a entrega.',
    none: 'Este contrato não tem entrega registrada.',
    promise: 'Prometida até',
    slot: 'Marcada para',
    slotAt: (day: string, time: string) => `${formatDate(day)}, às ${time}`,
    noSlot: 'O cliente ainda não marcou',
    dealership: 'Loja',
    late: 'Atraso da entrega',
    lateBy: (days: number, credit: number) =>
      `${days === 1 ? '1 dia' : `${days} dias`}, crédito de ${formatBRL(credit)}`,
    handedOver: 'Carro entregue em',
    plate: 'Placa',
    renavam: 'RENAVAM',
    chassis: 'Chassi',
    odometer: 'Km na entrega',
    km: (km: number) => `${km.toLocaleString('pt-BR')} km`,
  },
  fines: {
    title: 'Multas de trânsito',
    none: 'Nenhuma multa chegou para este carro.',
    add: 'Registrar multa',
  },
  file: {
    title: 'Documento',
    download: 'Baixar o contrato assinado',
    pending: 'Preparando o PDF...',
    failed: 'Não conseguimos preparar o PDF. Tente de novo em instantes.',
    audited: 'Cada abertura do contrato fica registrada.',
  },
  plan: {
    title: 'Parcelas',
    lead: (paid: number, all: number) => `${paid} de ${all} pagas`,
    what: 'Parcela',
    due: 'Vencimento',
    amount: 'Valor',
    open: 'Em aberto',
    status: 'Situação',
    statuses: STATUSES,
    showAll: (count: number) => `Ver as ${count} parcelas`,
    showFew: 'Ver menos parcelas',
  },
  bank: {
    title: 'No banco',
    empty: 'Nada foi pedido ao banco por este contrato.',
    failed: 'Não conseguimos abrir o que está no banco.',
    what: 'Cobrança',
    method: 'Forma',
    state: 'Situação',
    asked: 'Pedida em',
    amount: 'Valor',
    due: (day: string) => `Vencimento ${day}`,
    methods: {
      pix: 'Pix',
      boleto: 'Boleto',
      cartao: 'Cartão',
      'pix-automatico': 'Pix Automático',
      'cartao-salvo': 'Cartão salvo',
    } satisfies Record<ChargeMethod, string>,
    states: {
      asked: 'Sem resposta do banco',
      open: 'Esperando o pagamento',
      scheduled: 'Agendada',
      paid: 'Paga',
      declined: 'Não passou',
      failed: 'Falhou, será tentada de novo',
      canceled: 'Desfeita',
    } satisfies Record<ChargeState, string>,
    paid: (when: string, amount: number, refunded: number) =>
      `${formatBRL(amount)} em ${when}${refunded > 0 ? `; ${formatBRL(refunded)} devolvidos` : ''}`,
  },
  statement: {
    title: 'Extrato',
    empty: 'Nada foi cobrado ainda.',
    day: 'Dia',
    what: 'Lançamento',
    amount: 'Valor',
    balance: 'Saldo',
    balanceOf: (amount: number) =>
      amount === 0
        ? formatBRL(0)
        : amount > 0
          ? `${formatBRL(amount)} a pagar`
          : `${formatBRL(-amount)} a favor`,
  },
} as const;
