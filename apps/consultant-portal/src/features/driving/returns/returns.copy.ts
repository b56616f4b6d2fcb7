import {
  formatBRL,
  formatDate,
  formatDateTime,
  formatTotal,
} from '@site/api-contract/brazil';

export const returnsCopy = {
  title: 'Danos contestados',
  lead: 'Devoluções com danos que o cliente não aceita. Enquanto ninguém responde, o que é contestado não é cobrado.',
  empty: 'Nenhuma contestação a responder.',
  failed: 'Não conseguimos abrir as contestações.',
  more: 'Carregar mais',
  loadingMore: 'Carregando...',
  count: (shown: number, total: number) =>
    total === 1 ? '1 contestação' : `${shown} de ${formatTotal(total)} contestações`,
  returned: (at: string) => `Devolvido em ${formatDateTime(at)}`,
  customer: 'O que o cliente contou',
  damages: 'O que o cliente contesta',
  others: 'Já cobrado, sem contestação',
  answerBy: (day: string, isLate: boolean) =>
    `Responder até ${formatDate(day)}${isLate ? ': o prazo já passou.' : ''}`,
  damage: (label: string, quote: number, cost: number) =>
    `${label}: orçamento ${formatBRL(quote)}, cliente paga ${formatBRL(cost)}`,
  returnPhotos: 'Fotos da vistoria',
  deliveryPhotos: 'Fotos da entrega',
  noDeliveryPhotos: 'A entrega não tem fotos.',
  photo: (title: string, number: number) => `${title}, ${number}: ver grande`,
  contract: 'Ver o contrato',
  form: 'Responder à contestação',
  decision: 'Resposta',
  charges: 'Cobrar os danos',
  chargesPart: 'Cobrar o que foi contestado',
  drops: 'Não cobrar',
  answer: 'O que dizer ao cliente',
  answerHelp: 'Vai por e-mail e fica na área do cliente.',
  submit: 'Responder',
  pending: 'Respondendo...',
  waits: { cobrar: 'Danos cobrados', retirar: 'Danos retirados' },
  done: 'Resposta enviada. O cliente recebe um e-mail.',
  notDecided: 'Não conseguimos registrar a resposta. Tente de novo em instantes.',
} as const;
