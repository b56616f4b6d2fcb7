import {
  formatBRL,
  formatDate,
  formatDateTime,
  formatKm,
  formatTotal,
} from '@site/api-contract/brazil';
import { MONTHS_UNTIL_BACK } from '@site/api-contract/driving';
import { RETURN_KIND_LABELS, type ReturnKind } from '@site/api-contract/sales';

/** The mail with the code says it so to the customer. */
const forCustomer = (cost: number) => `${formatBRL(cost)} para o cliente`;

export const returnsCopy = {
  title: 'Devoluções',
  stages: [
    ['coming', 'A receber'],
    ['returned', 'Recebidas'],
  ],
  stage: 'Mostrar',
  caption: 'Devoluções recebidas, a última primeiro',
  columns: { customer: 'Cliente', car: 'Carro', why: 'Motivo', returned: 'Recebida em' },
  at: formatDateTime,
  kinds: RETURN_KIND_LABELS,
  slot: (day: string, time: string) => `${formatDate(day)}, às ${time}`,
  noSlot: 'Sem dia marcado',
  bringBy: (day: string) => `até ${formatDate(day)}`,
  overdue: (day: string) => `Atrasado: era até ${formatDate(day)}`,
  count: (shown: number, total: number) =>
    total === 1 ? '1 devolução' : `${shown} de ${formatTotal(total)} devoluções`,
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  lateTitle: 'Atrasadas',
  what: (kind: ReturnKind, car: string) => `${RETURN_KIND_LABELS[kind]}, ${car}`,
  acts: { receive: 'Receber o carro', open: 'Ver a devolução' },
  empty: {
    coming: {
      title: 'Nenhum carro a receber',
      text: 'Quando um cliente marca a devolução, ela aparece aqui, no dia escolhido.',
    },
    returned: {
      title: 'Nenhum carro recebido ainda',
      text: 'Depois da vistoria e do código do cliente, o carro passa para esta lista.',
    },
  },
  failed: 'Não conseguimos abrir as devoluções.',
  detail: 'Devolução',
  back: 'Todas as devoluções',
  detailFailed: 'Não conseguimos abrir esta devolução.',
  gone: 'Não encontramos essa devolução.',
  goneText: 'Ela pode ter sido desmarcada ou ser de outra concessionária.',
  untilBack: MONTHS_UNTIL_BACK.staff,
  facts: {
    contract: 'Contrato',
    car: 'Carro',
    plate: 'Placa',
    why: 'Motivo',
    slot: 'Marcada para',
    bringBy: 'Prazo',
    endsOn: 'Fim do contrato',
    phone: 'Celular',
    email: 'E-mail',
    lastKm: 'Última leitura',
    odometer: 'Km na devolução',
  },
  km: formatKm,
  panelOn: (km: number, day: string) =>
    `${formatKm(km)} no painel, em ${formatDate(day)}`,
  drivenOn: (km: number, day: string) => `${formatKm(km)} rodados até ${formatDate(day)}`,
  photos: {
    title: 'Fotos da vistoria',
    why: [
      'Fotografe o carro por fora, o painel e cada dano.',
      'O cliente vê as mesmas fotos na área dele, já antes de dizer o código.',
    ].join(' '),
    alt: (number: number) => `Foto ${number} da vistoria`,
  },
  damages: {
    title: 'Danos',
    why: 'Marca pequena de uso não é dano. Anote cada dano com o valor do orçamento; o cliente pode contestar.',
    none: 'Nenhum dano anotado.',
    money: formatBRL,
    insured: (cost: number) => `Entra na franquia do seguro: ${forCustomer(cost)}`,
    own: (cost: number) => `Fora do seguro: ${forCustomer(cost)}`,
    /** One quote is for all units, such as the wheels. */
    together: (quantity: number) => `Orçamento das ${quantity} unidades, somadas`,
    total: 'Soma dos danos',
    totalOf: (quotes: number, costs: number) =>
      `${formatBRL(quotes)} de orçamento, ${forCustomer(costs)}`,
    remove: (label: string) => `Apagar o dano ${label}`,
    notRemoved: 'Não conseguimos apagar o dano. Tente de novo em instantes.',
    label: 'O que é',
    quote: 'Orçamento',
    isInsured: 'O seguro cobre',
    limit: (deductible: number) =>
      `O que o seguro cobre custa ao cliente no máximo ${formatBRL(deductible)}, somando todos os danos.`,
    submit: 'Anotar dano',
    pending: 'Anotando...',
    failed: 'Não conseguimos anotar o dano. Tente de novo em instantes.',
  },
  begun: {
    title: 'Você começou um dano e não anotou.',
    note: 'Anotar',
    pending: 'Anotando...',
    discard: 'Descartar',
  },
  receipt: {
    title: 'Receber o carro',
    missing: 'Para receber, falta enviar uma foto do carro.',
    ahead: (day: string, time: string) =>
      `A devolução está marcada para ${formatDate(day)}, às ${time}. Receber hoje?`,
    today: 'Sim, receber hoje',
    sendPin: 'Enviar código ao cliente',
    sendingPin: 'Enviando...',
    pinSent: 'Código enviado ao e-mail do cliente. Peça que ele diga os 6 números.',
    pinFailed: 'Não conseguimos enviar o código. Tente de novo em instantes.',
    odometer: 'Km no painel',
    pin: 'Código do cliente',
    pinHelp: 'O cliente diz o código depois de conferir a vistoria.',
    submit: 'Receber o carro',
    pending: 'Recebendo...',
    failed: 'Não conseguimos registrar a devolução. Tente de novo em instantes.',
    done: (at: string) => `Carro recebido em ${at}. O contrato terminou.`,
  },
} as const;
