import { type ChargeState, type OddReason } from '@site/api-contract';
import { formatBRL, formatDate, formatKm } from '@site/api-contract/brazil';
import { INSTALLMENT_LABELS } from '@site/api-contract/contracts';
import { CHARGE_METHOD_LABELS } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { AUDITED } from '../../../shared/audited.copy';

/** Texts of those parts of a contract's page that load later. */
export const partsCopy = {
  sums: {
    owed: 'Em aberto',
    balance: 'Saldo',
    owedLate: 'Em aberto, com multa e juros até hoje',
    balanceLate: 'Saldo do extrato',
    toPay: 'Conta mais antiga em atraso, hoje',
    credit: 'Crédito',
    refund: 'A devolver',
    exit: 'Sair hoje custa',
    free: 'R$\u00a00,00, no prazo de desistência',
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
  everyDay: (day: number) => `Todo dia ${day}, ou no próximo dia útil`,
  until: (day: string) => `até ${formatDate(day)}`,
  amendments: 'Aditivos',
  earlierAmendments: (count: number) =>
    count === 1 ? 'Mais um anterior.' : `Mais ${count} anteriores.`,
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
    slotMissed: 'Estava marcada para',
    slotAt: (day: string, time: string) => `${formatDate(day)}, às ${time}`,
    calledOff: 'O contrato terminou antes da entrega.',
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
    km: formatKm,
  },
  readings: {
    title: 'Hodômetro',
    failed: 'Não conseguimos abrir as leituras.',
    none: 'O cliente ainda não informou os km.',
    reading: (day: string, km: number) => `${formatDate(day)}: ${formatKm(km)}`,
    atHandover: 'na entrega',
    atReturn: 'na devolução',
    atWorkshop: 'lido pela oficina',
    strike: 'Desconsiderar',
    strikeOf: (day: string) => `Desconsiderar a leitura de ${formatDate(day)}`,
    struckBy: (name: string, day: string, reason: string) =>
      `desconsiderada por ${name} em ${formatDate(day)}, motivo: ${reason}`,
    takenBack: (day: string) => `tirada pelo cliente em ${formatDate(day)}`,
    by: (name: string) => `anotado por ${name}, por telefone`,
    unlikely: 'Mais de 400 km por dia desde a anterior',
    unlikelyBare: 'Mais de 400 km por dia desde a anterior, e sem foto',
    earlier: (count: number) =>
      count === 1 ? 'Mais uma anterior' : `Mais ${count} anteriores`,
  },
  fines: {
    title: 'Multas de trânsito',
    none: 'Nenhuma multa chegou para este carro.',
    failed: 'Não conseguimos carregar as multas.',
    add: 'Registrar multa',
  },
  file: {
    title: 'Documento',
    download: 'Baixar o contrato assinado',
    pending: 'Preparando o PDF...',
    failed: 'Não conseguimos preparar o PDF. Tente de novo em instantes.',
    audited: AUDITED,
  },
  plan: {
    title: 'Parcelas',
    lead: (paid: number, all: number) => `${paid} de ${all} pagas`,
    what: 'Parcela',
    due: 'Vencimento',
    amount: 'Valor',
    open: 'Em aberto',
    status: 'Situação',
    statuses: INSTALLMENT_LABELS,
    showAll: (count: number) => `Ver as ${count} parcelas`,
    showFew: 'Ver menos parcelas',
  },
  bank: {
    title: 'No banco',
    empty: 'Nada foi pedido ao banco por este contrato.',
    showAll: (count: number) => `Ver as ${count} cobranças`,
    showFew: 'Ver menos cobranças',
    failed: 'Não conseguimos abrir o que está no banco.',
    what: 'Cobrança',
    method: 'Forma',
    state: 'Situação',
    asked: 'Pedida em',
    amount: 'Valor',
    due: (day: string) => `Vencimento ${day}`,
    methods: CHARGE_METHOD_LABELS,
    states: withFallback(
      {
        asked: 'Sem resposta do banco',
        open: 'Esperando o pagamento',
        scheduled: 'Agendada',
        paid: 'Paga',
        declined: 'Não passou',
        failed: 'Falhou, será tentada de novo',
        canceled: 'Desfeita',
      } satisfies Record<ChargeState, string>,
      OTHER_STATE,
    ),
    odd: {
      title: 'Avisos do banco que não conferem',
      lead: 'Nada mudou no contrato por causa deles. Confira com o banco antes de falar com o cliente.',
      whys: withFallback(
        {
          amount: 'Valor que não confere com a cobrança',
          day: 'Data em que ninguém pode ter pago',
          charge: 'Cobrança com outro número no banco',
          address: 'Endereço que não é seguro',
          shape: 'Dados fora do formato',
        } satisfies Record<OddReason, string>,
        'Outro motivo',
      ),
      came: (when: string, kind: string) => `Chegou em ${when} (${kind})`,
      facts: {
        chargeId: 'cobrança no banco',
        reference: 'nossa referência',
        paymentId: 'pagamento no banco',
        centavos: 'centavos',
        paidAt: 'pago em',
        reason: 'motivo',
        tries: 'tentativas',
        url: 'endereço',
        recurrenceId: 'recorrência no banco',
        state: 'situação',
      } as Readonly<Record<string, string>>,
      fact: (name: string, value: string) => `${name}: ${value}`,
      close: 'Encerrar o aviso',
      closeOf: (what: string) => `Encerrar o aviso: ${what}`,
      reason: 'O que o banco respondeu',
      reasonHelp:
        'Só a equipe lê. Encerrar não muda o contrato: se o pagamento existe, peça que o banco mande o aviso de novo, com os dados certos.',
      pending: 'Encerrando...',
      back: 'Voltar',
      notClosed: 'Não conseguimos encerrar o aviso. Tente de novo em instantes.',
      closed: (count: number) =>
        count === 1 ? '1 aviso encerrado' : `${count} avisos encerrados`,
      closedBy: (when: string, who: string | null, reason: string) =>
        `Encerrado em ${when}${who ? ` por ${who}` : ''}: ${reason}`,
    },
    unheld: (amount: number) =>
      `${formatBRL(amount)} a devolver que nenhum pagamento no banco cobre. Combine com o cliente como devolver.`,
    paid: (when: string, amount: number, refunded: number) =>
      `${formatBRL(amount)} em ${when}${refunded > 0 ? `; ${formatBRL(refunded)} devolvidos` : ''}`,
  },
  statement: {
    title: 'Extrato',
    empty: 'Nada foi cobrado ainda.',
    showAll: (count: number) => `Ver os ${count} lançamentos`,
    showFew: 'Ver menos lançamentos',
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
