import { type Delivery } from '@site/api-contract';
import {
  formatBRL,
  formatCounted,
  formatDate,
  formatKm,
} from '@site/api-contract/brazil';
import { putOffWhy } from '@site/api-contract/contracts';

/** Days late, and the credit that they give so far. */
type Late = Pick<NonNullable<Delivery['late']>, 'days' | 'credit'>;

const days = (count: number) => formatCounted(count, 'dia', 'dias');

export const deliveryCopy = {
  title: 'Entrega do carro',
  promise: {
    title: 'Prometido até',
    withYou: 'Com você desde',
    rule: 'O prazo conta a partir do dia da assinatura. Depois dele, cada dia de atraso vale 1/30 da mensalidade em crédito, até uma mensalidade inteira. Dias de espera pelo primeiro pagamento ou pela sua escolha do dia não contam.',
    late: ({ days: count, credit }: NonNullable<Delivery['late']>) =>
      `Estamos ${days(count)} atrasados. Seu crédito até agora: ${formatBRL(credit)}.`,
    lateTitle: (car: string, { days: count }: Late) =>
      `A entrega do ${car} está ${days(count)} atrasada`,
    promisedBy: (day: string) => `Prometemos até ${formatDate(day)}.`,
    creditSoFar: ({ credit }: Late) => `Seu crédito até agora: ${formatBRL(credit)}.`,
    paid: 'Primeira parcela confirmada',
    comesBy: (day: string) => `Prometido até ${formatDate(day)}.`,
    putOff: ({ until, ...waited }: NonNullable<Delivery['putOff']>) =>
      `A data passou para ${formatDate(until)}: ${putOffWhy(waited)}`,
    freeExit: (car: string) => `Até a entrega do ${car}, desistir não custa nada.`,
    leave: 'Ver a desistência',
    lateText:
      'Lançamos o crédito quando o carro for entregue. Enquanto isso, você também pode desistir sem custo.',
    wasLate: ({ days: count, credit }: NonNullable<Delivery['late']>) =>
      `A entrega atrasou ${days(count)}. Seu crédito: ${formatBRL(credit)}.`,
    credited: (day: string) =>
      `Lançado no contrato em ${formatDate(day)}: entra na próxima mensalidade em aberto.`,
    toBeCredited: 'O crédito entra no seu contrato em alguns minutos.',
  },
  calledOff: 'O contrato terminou antes da entrega: nada fica marcado na loja.',
  road: 'Etapas',
  car: {
    title: 'Seu carro',
    car: 'Carro',
    source: 'Origem',
    plate: 'Placa',
    renavam: 'RENAVAM',
    chassis: 'Chassi',
    store: 'Loja',
    phone: 'Telefone da loja',
    handedOver: 'Entregue em',
    odometer: 'Km na entrega',
    km: formatKm,
  },
  photos: 'Fotos da entrega',
  photo: (number: number) => `Foto ${number} do carro na entrega`,
} as const;
