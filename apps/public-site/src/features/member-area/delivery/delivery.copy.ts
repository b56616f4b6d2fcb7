import { type Delivery } from '@site/contracts';
import { formatBRL, formatDate, weekdayOf } from '@site/contracts/brazil';

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

/** `26/11/2026, quinta-feira`. */
const dayText = (day: string) => `${formatDate(day)}, ${WEEKDAYS[weekdayOf(day)]}`;

export const deliveryCopy = {
  title: 'Entrega',
  titleOf: (car: string) => `Entrega do ${car}`,
  contract: (number: string) => `Contrato ${number}`,
  failed: 'Não conseguimos abrir a entrega.',
  gone: 'Não encontramos essa entrega.',
  goneText: 'Ela aparece aqui depois que o contrato é assinado.',
  promise: {
    title: 'Prometido até',
    rule: 'O prazo conta do dia da assinatura. Passou dele, cada dia de atraso vale um trinta avos da mensalidade de crédito, até uma mensalidade inteira. Dias de espera pelo primeiro pagamento ou pela sua escolha do dia não contam.',
    late: ({ days: count, credit }: NonNullable<Delivery['late']>) =>
      `Estamos ${days(count)} atrasados. Seu crédito até agora: ${formatBRL(credit)}.`,
    lateText:
      'O sistema lança o crédito quando o carro for entregue. Enquanto isso, você também pode cancelar sem custo.',
    wasLate: ({ days: count, credit }: NonNullable<Delivery['late']>) =>
      `A entrega atrasou ${days(count)}. Seu crédito: ${formatBRL(credit)}.`,
    credited: (day: string) =>
      `Lançado no contrato em ${formatDate(day)}: abate a próxima mensalidade em aberto.`,
    toBeCredited: 'O sistema lança o crédito no seu contrato em alguns minutos.',
  },
  slot: {
    title: 'Dia da entrega',
    at: (day: string, time: string) => `${dayText(day)}, às ${time}`,
    home: 'A loja leva o carro até você. Tenha a CNH em mãos.',
    store: 'Leve a sua CNH. A loja confere o carro com você.',
    pin: 'Na entrega, um código de 6 números chega ao seu e-mail. Só diga o código com o carro na sua frente.',
    unpaid: 'Você escolhe o dia depois de pagar a primeira mensalidade.',
    ordered:
      'Seu carro vem de fábrica. Quando ele chegar à loja, avisamos por e-mail e você escolhe o dia.',
    closed: 'Agora não dá para trocar o dia aqui. Se precisar, ligue para a loja.',
    choose: 'Escolha quando quer receber o carro.',
    change: 'Trocar o dia',
    day: 'Dia',
    time: 'Horário',
    dayFirst: 'Escolha antes o dia',
    dayText,
    full: 'Nenhum dia livre nas próximas semanas. Ligue para a loja e marque por telefone.',
    submit: 'Marcar entrega',
    submitChange: 'Trocar entrega',
    pending: 'Marcando...',
    done: 'Entrega marcada. Mandamos os detalhes por e-mail.',
    failed: 'Não conseguimos marcar agora. Tente de novo em instantes.',
    slotsFailed: 'Não conseguimos abrir os horários.',
  },
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
    km: (km: number) => `${km.toLocaleString('pt-BR')} km`,
  },
  photos: 'Fotos da entrega',
  photo: (number: number) => `Foto ${number} do carro na entrega`,
} as const;
