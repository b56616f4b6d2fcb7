import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { dueDayPendingText } from '@site/api-contract/contracts';
import { MONTHS_UNTIL_BACK, REFUND_WAY } from '@site/api-contract/driving';

type PlanCount = { paid: number; late: number; open: number | null };

/** Visible texts of one contract in the logged-in area. */
export const contractCopy = {
  number: (number: string, signedOn: string) =>
    `Contrato ${number}, assinado em ${formatDate(signedOn)}`,

  changes: (from: number, amount: number) =>
    `A partir da mensalidade ${from}, ${formatBRL(amount)}.`,
  overTitle: 'Este contrato terminou',
  overOwed: 'Este contrato terminou, e falta pagar',
  overText: 'Extrato e parcelas ficam aqui, para quando você precisar.',
  credit: (amount: number) =>
    `Você tem ${formatBRL(amount)} de crédito. Ele entra na próxima cobrança.`,
  refund: (amount: number) =>
    `Estamos devolvendo ${formatBRL(amount)} a você. ${REFUND_WAY}`,

  facts: 'O que está no contrato',
  car: 'Carro',
  paint: 'Cor',
  term: 'Prazo',
  months: (count: number) => `${count} meses`,
  km: 'Km por mês',
  extraKm: 'Km extra',
  addOns: 'Opcionais',
  noAddOns: 'Nenhum',
  deductible: 'Franquia do seguro',
  dueDay: 'Vencimento',
  everyDay: (day: number) => `Todo dia ${day}, ou no próximo dia útil`,
  payment: 'Pagamento',
  changeCard: 'Trocar de cartão',
  promised: 'Entrega prometida',
  promisedBy: (day: string) => `até ${formatDate(day)}`,
  handedOver: 'Carro com você desde',
  lastDay: 'Último dia do contrato',

  plan: 'Parcelas',
  /** `open` is null when the number of months to come is unknown. */
  planCount: ({ paid, late, open }: PlanCount) =>
    [
      paid === 1 ? '1 paga' : `${paid} pagas`,
      ...(late > 0 ? [`${late} em atraso`] : []),
      ...(open === null ? [] : [`${open} a vencer`, 'sem reajuste']),
    ].join(', '),
  planBack: (day: string) =>
    `O carro volta em ${formatDate(day)}. Mês que não começar até lá não se paga: se já foi cobrado, volta no acerto.`,
  planUndone: (count: number) => `As ${count} mensalidades foram canceladas.`,
  chart: 'Valor de cada parcela',
  chartKey: {
    settled: 'Pagas',
    late: 'Em atraso',
    next: 'Próxima',
    ahead: 'A vencer',
  },
  chartLabel: (count: number, lowest: string, highest: string) =>
    `${count} parcelas ${highest === lowest ? `de ${highest}` : `de ${lowest} a ${highest}`}. Os valores estão na tabela.`,
  paidSum: 'Parcelas pagas até hoje',
  creditedSum: 'Pago com crédito',
  lateSum: 'Em atraso, sem multa e juros',
  openSum: 'A vencer',
  totalSum: 'Total do contrato',
  showAll: (count: number) => `Ver as ${count} parcelas`,
  showFew: 'Ver menos parcelas',

  statement: 'Extrato',
  wholeStatement: (count: number) => `Ver os ${count} lançamentos`,
  lessStatement: 'Ver menos lançamentos',
  statementLead:
    'Tudo o que foi cobrado, pago e creditado, do mais recente ao mais antigo.',
  statementLate: 'A multa e os juros até hoje entram no extrato com o pagamento.',
  statementEmpty: 'Nada foi cobrado ainda.',
  day: 'Dia',
  what: 'Lançamento',
  amount: 'Valor',
  /** Money taken off has the sign of a sum, not a hyphen. */
  amountOf: (amount: number) =>
    amount < 0 ? `\u2212\u00a0${formatBRL(-amount)}` : formatBRL(amount),
  balance: 'Saldo',
  balanceOf: (amount: number) =>
    amount === 0
      ? 'nada a pagar'
      : amount > 0
        ? `${formatBRL(amount)} a pagar`
        : `${formatBRL(-amount)} a seu favor`,

  exit: 'Sair antes do fim',
  exitFree: (cost: number) =>
    `Agora você sai sem pagar nada: é a desistência, logo abaixo. Sem esse direito, sair hoje custaria ${formatBRL(cost)}.`,
  exitNow: (cost: number) => `Sair hoje custa ${formatBRL(cost)}.`,
  exitRule:
    '20% do que falta, e nunca mais que 4 mensalidades: a mesma conta que você viu antes de assinar.',
  exitFailed: 'Não conseguimos abrir os custos de saída',
  exitTable: 'Quanto custa sair em cada mês',
  exitMonth: 'Saindo',
  exitCost: 'Você paga',
  exitSpan: (from: number, to: number) =>
    from === to ? `Mês ${from}` : `Meses ${from} a ${to}`,

  dueDayTitle: 'Mudar o dia do vencimento',
  dueDayText: (from: number, dueOn?: string) =>
    `Vale a partir da mensalidade ${from}${dueOn ? `, que vence em ${formatDate(dueOn)}` : ''}; as anteriores e o que já foi cobrado, como km comprados, ficam no dia combinado.`,
  dueDayPending: dueDayPendingText,
  dueDayLabel: 'Novo dia',
  dueDayOption: (day: number) => `Dia ${day}`,
  dueDayNone: 'Escolha',
  dueDayMissing: 'Escolha o novo dia.',
  dueDaySave: (day?: number) => (day ? `Mudar para o dia ${day}` : 'Mudar o dia'),
  dueDaySaving: 'Mudando...',
  dueDaySaved: (day: number, from: number) =>
    `Pronto: vence todo dia ${day} da mensalidade ${from} em diante.`,

  withdraw: 'Desistir do contrato',
  withdrawFree: (until: string) =>
    `Até ${until}, você desiste sem pagar nada. O que já pagou volta inteiro.`,
  withdrawLate:
    'A data prometida para a entrega passou. Você pode desistir sem pagar nada, e o que já pagou volta inteiro.',
  withdrawn: 'Desistência registrada',
  withdrawnAt: (moment: string) =>
    `Você desistiu em ${moment}. As cobranças do contrato foram desfeitas.`,
  lost: 'Roubo, furto ou perda total',
  demanded: 'O carro precisa voltar',
  bringCar: (until: string, isFree: boolean) =>
    isFree
      ? `O carro está com você. Devolva até ${formatDate(until)}, sem custo: marque o dia na loja.`
      : `Devolva o carro até ${formatDate(until)}: marque o dia na loja.`,
  carOverdue: (until: string) =>
    `O prazo para devolver o carro passou: era até ${formatDate(until)}.`,
  untilBack: MONTHS_UNTIL_BACK.customer,
  returnBooked: (day: string, time: string) =>
    `A devolução do carro é em ${formatDate(day)}, às ${time}.`,
  bookReturn: 'Marcar a devolução',
  seeReturnDay: 'Ver a devolução',
  withdrawalReceipt: 'Baixar o recibo da desistência',
  withdrawPaid: (cost: number) =>
    `O prazo de 7 dias terminou. Antes da entrega, desistir custa ${formatBRL(cost)}.`,
  withdrawAwaited: (day: string, isPutOff: boolean) =>
    `Se o carro não chegar até ${formatDate(day)}, sair não custa nada.${isPutOff ? ' É a data prometida, adiada pelos dias em que o seu primeiro pagamento atrasou ou em que você demorou a escolher o dia.' : ''}`,
  withdrawUnpaid:
    'Enquanto o primeiro pagamento não chega, a data prometida para a entrega fica adiada.',
  withdrawUnchosen:
    'Enquanto você não escolhe o dia da entrega, a data prometida fica adiada.',
  withdrawAct: 'Desistir',
  withdrawTitle: (car: string) => `Desistir do ${car}?`,
  withdrawCost: 'Custo de desistir',
  withdrawRefund: 'Você recebe de volta',
  withdrawSure: 'O contrato é cancelado na hora, e o recibo vai para o seu e-mail.',
  withdrawSureCar:
    'O contrato é cancelado na hora, e o recibo vai para o seu e-mail. O carro volta para a loja em até 7 dias, sem custo: você marca o dia.',
  withdrawAlready: 'Você já pagou',
  withdrawLeft: 'Falta pagar',
  withdrawConfirm: (cost: number, left: number) =>
    left > 0
      ? `Desistir e pagar ${formatBRL(left)}`
      : cost > 0
        ? `Desistir por ${formatBRL(cost)}`
        : 'Sim, desistir',
  withdrawing: 'Cancelando...',
  withdrawKeep: 'Continuar com o contrato',

  amendments: 'O que mudou desde a assinatura',
  earlierAmendments: (count: number) =>
    count === 1
      ? 'Mais uma anterior está nos e-mails que enviamos.'
      : `Mais ${count} anteriores estão nos e-mails que enviamos.`,
  amendment: (number: number) => `Mudança ${number}.`,
  amendmentOn: (day: string) => `Vale desde ${formatDate(day)}`,
} as const;
