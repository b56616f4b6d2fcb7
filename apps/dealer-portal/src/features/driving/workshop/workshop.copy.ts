import { type WorkshopVisit } from '@site/api-contract';
import { formatDate, formatKm } from '@site/api-contract/brazil';

export const workshopCopy = {
  title: 'Oficina',
  hours: 'Horários da oficina',
  stages: [
    ['coming', 'A receber'],
    ['over', 'Encerradas'],
  ],
  stage: 'Mostrar',
  caption: 'Visitas encerradas à oficina, a última primeiro',
  columns: { customer: 'Cliente', car: 'Carro', reason: 'Assunto', slot: 'Marcada para' },
  slot: ({ day, time }: WorkshopVisit['slot']) => `${formatDate(day)}, às ${time}`,
  toNote: 'Falta anotar se o carro veio',
  acts: { note: 'Anotar se veio', open: 'Ver a visita' },
  empty: {
    coming: {
      title: 'Nenhuma visita marcada',
      text: 'Quando um cliente marca uma visita, ela aparece aqui, no dia escolhido.',
    },
    over: {
      title: 'Nenhuma visita encerrada ainda',
      text: 'Depois de anotado se o carro veio, a visita passa para esta lista.',
    },
  },
  late: {
    title: 'Revisões atrasadas',
    lead: 'Carros que a loja entregou, sem revisão pedida nem marcada. Ligue para o cliente: o telefone está na entrega.',
  },
  more: 'Há mais visitas: aqui estão as 100 primeiras.',
  failed: 'Não conseguimos abrir as visitas à oficina.',
  detail: 'Visita à oficina',
  back: 'Todas as visitas à oficina',
  detailFailed: 'Não conseguimos abrir esta visita.',
  gone: 'Não encontramos essa visita.',
  goneText: 'Ela pode ser de outra concessionária.',
  facts: {
    contract: 'Contrato',
    car: 'Carro',
    plate: 'Placa',
    reason: 'Assunto',
    note: 'O que o cliente contou',
    slot: 'Marcada para',
    phone: 'Celular',
    email: 'E-mail',
    km: 'Km do painel',
  },
  km: formatKm,
  movedByCustomer: 'O cliente mudou o dia.',
  movedByStore: 'A loja mudou o dia.',
  cancelledBy: (by: WorkshopVisit['cancelledBy']) =>
    by === 'dealership'
      ? 'A loja desmarcou.'
      : by === 'customer'
        ? 'O cliente desmarcou.'
        : 'Desmarcada com o fim do contrato.',
  move: {
    title: 'Mudar o dia',
    hint: 'O cliente recebe um e-mail com o novo dia, e pode escolher outro até a véspera.',
    full: 'A oficina não tem outro horário livre nas próximas semanas.',
    slotsFailed: 'Não conseguimos abrir os horários.',
    submit: 'Mudar o dia',
    pending: 'Mudando...',
    done: 'Dia mudado. O cliente recebe um e-mail.',
    failed: 'Não conseguimos mudar agora. Tente de novo em instantes.',
  },
  cancel: {
    title: 'Desmarcar',
    hint: 'O horário fica livre de novo, e o cliente recebe um e-mail.',
    ask: 'Desmarcar a visita',
    yes: 'Sim, desmarcar',
    pending: 'Desmarcando...',
    question: 'Desmarcar a visita?',
    done: 'Visita desmarcada. O cliente recebe um e-mail.',
    failed: 'Não conseguimos desmarcar. Tente de novo.',
  },
  outcome: {
    title: 'O carro veio?',
    from: ({ day, time }: WorkshopVisit['slot']) =>
      `O resultado pode ser anotado a partir de ${formatDate(day)}, ${time}.`,
    outcome: 'Como foi',
    choices: [
      { value: 'realizada', label: 'O carro veio' },
      { value: 'faltou', label: 'O carro não veio' },
    ],
    km: 'Km do painel',
    kmHelp: 'Entra no banco de km do cliente como leitura da oficina.',
    sure: 'Os km estão certos, anotar',
    submit: 'Anotar',
    pending: 'Anotando...',
    done: 'Anotado.',
    failed: 'Não conseguimos anotar. Tente de novo.',
  },
} as const;
