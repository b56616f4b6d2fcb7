import { type CarReturn, type ReturnSlots } from '@site/api-contract';
import {
  formatBRL,
  formatDate,
  formatDateTime,
  formatKm,
} from '@site/api-contract/brazil';
import { MONTHS_UNTIL_BACK, monthsText } from '@site/api-contract/driving';
import { slotDayText } from '@site/ui/slots';
import { slotCopy } from '../deliveries/slot.copy';
import { contractEndCopy } from './contract-end.copy';
import { endedUnpaidText } from './ended-unpaid';
import { wholeCost } from './whole-cost';

type OfferedDay = Omit<ReturnSlots['days'][number], 'times'>;

/** `R$ 351,60: 4 dias depois do fim do contrato, a 1/30 da mensalidade cada um`. */
const overtimeText = ({ days, cost }: NonNullable<CarReturn['overtime']>) =>
  `${formatBRL(cost)}: ${days === 1 ? '1 dia depois do fim do contrato, a 1/30 da mensalidade' : `${days} dias depois do fim do contrato, a 1/30 da mensalidade cada um`}`;

const costText = (offered: OfferedDay) =>
  wholeCost(offered) > 0 ? formatBRL(wholeCost(offered)) : 'sem custo';

export const returnsCopy = {
  title: 'Devolver o carro',
  titleOfDone: 'Devolução do carro',
  cost: {
    title: 'Quanto custa',
    month: (month: number, term: number) => `${month} de ${term}`,
    monthName: 'Mês do contrato',
    exitToday: 'Sair hoje',
    exitBooked: (day: string) => `Sair em ${formatDate(day)}`,
    nothing: 'Sem custo',
    begins: 'Mensalidade que começa até lá',
    begun: (months: number) =>
      months === 1
        ? 'Mensalidade do mês já começado'
        : 'Mensalidades dos meses já começados',
    /** The sum of the amounts above it: extra km and open bills come after it. */
    whole: (overtime: CarReturn['overtime']) =>
      overtime ? 'Saída, mensalidades e dias depois do fim' : 'Saída e mensalidades',
    km: ({ readOn }: CarReturn['km']) => `Rodados até ${formatDate(readOn)}`,
    kmText: ({ driven, allowed }: CarReturn['km']) =>
      `${formatKm(driven)}, de ${formatKm(allowed)}`,
    kmCost: 'Acerto de km até aqui',
    owed: 'Contas em aberto',
    soFar: 'Ao todo até aqui',
    goesBack: (reais: number, day: string) =>
      `Das contas em aberto, ${formatBRL(reais)} são de mês que só começa depois da devolução: com o carro de volta em ${formatDate(day)}, você não paga.`,
    endsOn: 'Último dia do contrato',
    overtime: 'Dias depois do fim',
    overtimeText,
    rule: 'O custo é o do mês em que o carro volta, o mesmo da tabela do contrato. O mês começado você paga inteiro. Os seguintes, não. Km e vistoria a gente acerta no dia.',
    late: contractEndCopy.late,
    withdrawn:
      'Nada. Você desistiu nos 7 dias: o que pagou volta inteiro, e os km não contam. Só um dano que a vistoria encontre pode ser cobrado.',
    free: (until: string) =>
      `Até ${formatDateTime(new Date(until))}, você sai sem pagar nada: é a desistência, na página do contrato.`,
    afterFree:
      'Depois desse prazo, a devolução é marcada aqui, com o custo de saída do mês em que o carro voltar.',
    toWithdrawal: 'Ver a desistência',
    toPurchase: 'Ver a compra',
    endedOn: 'Contrato encerrado em',
    demanded: (endedOn?: string | null) =>
      [
        endedUnpaidText(endedOn),
        'Marque o dia para devolver o carro.',
        MONTHS_UNTIL_BACK.customer,
      ].join(' '),
  },
  slot: {
    title: 'Dia da devolução',
    choose: 'Escolha quando levar o carro à loja.',
    bringBy: (day: string) => `O carro volta até ${formatDate(day)}.`,
    overdue: (day: string) =>
      [
        `O prazo para devolver o carro terminou em ${formatDate(day)}.`,
        'Marque o próximo dia livre;',
        'se não conseguir levar, ligue para a loja.',
      ].join(' '),
    atEnd: (day: string) => `Devolver no fim, até ${formatDate(day)}`,
    atEndCost: (day: string) =>
      `No último mês, até ${formatDate(day)}, não há custo de saída.`,
    now: 'Devolver nos próximos dias',
    at: slotCopy.at,
    was: slotCopy.was,
    passed: slotCopy.passed,
    chooseAnother: slotCopy.chooseAnother,
    bring: 'Leve o carro com as chaves e os documentos. A vistoria é feita com você.',
    pin: 'No fim, um código de 6 números chega ao seu e-mail. Só diga o código depois de conferir a vistoria.',
    dayWithCost: (offered: OfferedDay) =>
      `${slotDayText(offered.day)}: ${costText(offered)}`,
    cheapest: (offered: OfferedDay) =>
      `Dos dias abertos para marcar, o mais barato é ${formatDate(offered.day)}: ${costText(offered)}.`,
    /**
     * Months begun without a bill, and open bills in reais, that are paid besides on the
     * chosen day, or on any of them while none is chosen.
     */
    besides: ({ begun, owed }: Pick<CarReturn, 'begun' | 'owed'>, isChosen: boolean) =>
      `${isChosen ? 'Nesse dia' : 'Em qualquer dia'}, você paga também ${[
        ...(begun
          ? [
              `${formatBRL(begun.cost)} ${begun.months === 1 ? 'do mês que já começou' : `dos ${begun.months} meses que já começaram`}`,
            ]
          : []),
        ...(owed > 0 ? [`${formatBRL(owed)} de contas em aberto`] : []),
      ].join(' e ')}.`,
    costOf: (offered: OfferedDay, isWithdrawn: boolean) => {
      const { month, cost, begins, overtime } = offered;
      return isWithdrawn
        ? 'Devolver nesse dia não custa nada.'
        : begins
          ? `Devolver nesse dia custa ${formatBRL(wholeCost(offered))}: ${[
              ...(cost > 0 ? [`${formatBRL(cost)} de saída, no mês ${month}`] : []),
              `${formatBRL(begins.cost)} ${monthsText(begins)}`,
              ...(overtime ? [overtimeText(overtime)] : []),
            ].join(', e ')}.`
          : overtime
            ? `Devolver nesse dia custa ${overtimeText(overtime)}.`
            : cost > 0
              ? `Sair nesse dia, no mês ${month}, custa ${formatBRL(cost)}.`
              : `Devolver nesse dia, no mês ${month}, não custa nada.`;
    },
    change: slotCopy.change,
    submit: 'Marcar devolução',
    submitChange: 'Remarcar devolução',
    pending: slotCopy.pending,
    done: 'Devolução marcada. Mandamos os detalhes por e-mail.',
    today: 'A devolução é hoje. Se precisar mudar, ligue para a loja.',
    notFailed: 'Não conseguimos marcar agora. Tente de novo em instantes.',
    slotsFailed: slotCopy.slotsFailed,
    full: slotCopy.full,
    cancel: 'Desmarcar e ficar com o carro',
    cancelling: 'Desmarcando...',
    cancelled: 'Devolução desmarcada. O carro continua com você.',
    cancelFailed: 'Não conseguimos desmarcar agora. Tente de novo em instantes.',
  },
  settled: {
    title: 'Acerto',
    done: (day: string) => `Carro devolvido em ${day}. O contrato terminou.`,
    nothing: 'A devolução não gerou cobrança.',
    refund: 'Você recebe de volta',
    owed: 'Em aberto no contrato',
    pay: 'Pagar',
  },
  inspection: {
    title: 'Vistoria',
    odometer: 'Km no painel',
    km: formatKm,
    photo: (number: number) => `Foto ${number} do carro na devolução`,
    none: 'Nenhum dano anotado.',
    damage: (quote: number, cost: number) =>
      `${formatBRL(quote)} de orçamento, ${formatBRL(cost)} para você`,
    beforeCode:
      'A loja está fazendo a vistoria. Confira os km, as fotos e os danos antes de dizer o código.',
  },
} as const;
