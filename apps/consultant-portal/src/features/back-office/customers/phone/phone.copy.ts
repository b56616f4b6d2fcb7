import { type CallerFact } from '@site/api-contract/back-office';
import { formatBRL, formatDate, formatKm, saoPauloTime } from '@site/api-contract/brazil';
import { WORKSHOP_REASON_LABELS, WORKSHOP_REASONS } from '@site/api-contract/driving';

type Slot = { day: string; time: string };

const FACTS: Record<CallerFact, { label: string; help?: string }> = {
  document: { label: 'CPF ou CNPJ', help: 'Os 4 últimos números bastam.' },
  birthdate: { label: 'Nascimento', help: 'Dia/mês/ano' },
  plate: { label: 'Placa do carro', help: 'Antiga ou Mercosul' },
  cep: { label: 'CEP de casa', help: '8 números' },
  monthly: { label: 'Valor da mensalidade', help: 'Pode ser sem os centavos.' },
};

export const phoneCopy = {
  title: 'Cliente na linha',
  close: 'Fechar',
  loading: 'Carregando a ligação',
  failed: 'Não conseguimos abrir a ligação.',
  who: 'Quem está falando?',
  ask: 'Pergunte três destes dados e digite o que ouvir. O sistema compara e não mostra nenhum.',
  tooFew: 'Não temos três dados deste cliente para comparar. Confirme pelo código.',
  fact: (fact: CallerFact) => FACTS[fact],
  check: 'Confirmar',
  checking: 'Conferindo...',
  checkFailed: 'Não conseguimos conferir. Tente de novo.',
  or: 'Ou pelo e-mail',
  sendCode: 'Mandar código por e-mail',
  sendingCode: 'Enviando...',
  sendFailed: 'Não conseguimos mandar o código. Tente de novo.',
  sent: (email: string) => `Código enviado para ${email}. Vale por poucos minutos.`,
  byCode: 'Confirmar pelo código',
  code: 'Código que a pessoa disse',
  again: 'Confirme de novo quem está na linha.',
  until: (at: string) => `Confirmado até ${saoPauloTime(new Date(at))}`,
  untilNote: 'O cliente lê em cada pedido que foi você quem fez.',
  end: 'Encerrar ligação',
  ending: 'Encerrando...',
  endFailed: 'Não conseguimos encerrar. Tente de novo.',
  contract: 'Contrato',
  contractOf: (number: string, car: string, plate: string | null) =>
    [number, car, plate].filter(Boolean).join(', '),
  noContract: 'Este cliente não tem contrato: não há o que fazer por ele aqui.',
  acts: 'O que fazer na ligação',
  nothing: 'Nada para fazer neste contrato agora.',
  request: {
    act: 'Abrir atendimento',
    title: 'Novo atendimento',
    kind: 'Assunto',
    km: 'Km do painel',
    kmHelp: 'A leitura entra também no banco de km.',
    dealership: 'Loja preferida',
    days: 'Melhores dias',
    happenedOn: 'Dia',
    dateHelp: 'Dia/mês/ano',
    place: 'Onde foi',
    whereNow: 'Onde o carro está',
    anyoneHurt: 'Alguém se feriu?',
    hurt: [
      { value: 'nao', label: 'Não' },
      { value: 'sim', label: 'Sim' },
    ],
    policeReport: 'Número do B.O.',
    text: 'O que a pessoa pede',
    send: 'Abrir',
    sending: 'Abrindo...',
    sure: 'A quilometragem está certa, abrir',
    failed: 'Não conseguimos abrir o atendimento. Tente de novo.',
    done: (number: string) => `Atendimento ${number} aberto. O cliente recebe o e-mail.`,
  },
  odometer: {
    act: 'Anotar km',
    title: 'Km do painel',
    last: (onDay: string, km: number) =>
      `Última leitura: ${formatKm(km)}, em ${formatDate(onDay)}`,
    km: 'Km no painel hoje',
    send: 'Anotar',
    sending: 'Anotando...',
    sure: 'Está certo, anotar',
    failed: 'Não conseguimos anotar. Tente de novo.',
    done: (km: number) => `Anotado: ${formatKm(km)}. O cliente recebe o e-mail.`,
  },
  appointment: {
    act: { delivery: 'Marcar entrega', return: 'Marcar devolução' },
    move: { delivery: 'Mudar entrega', return: 'Mudar devolução' },
    title: { delivery: 'Dia da entrega', return: 'Dia da devolução' },
    booked: (day: string, time: string) => `Marcada para ${formatDate(day)}, às ${time}`,
    loading: 'Carregando os horários',
    failedSlots: 'Não conseguimos abrir os horários.',
    full: 'Nenhum horário livre nestes dias.',
    around: 'Quando',
    arounds: [
      { value: 'now', label: 'Nos próximos dias' },
      { value: 'end', label: 'Perto do fim do contrato' },
    ],
    day: 'Dia',
    time: 'Hora',
    dayOf: (day: string, cost: number | undefined) =>
      cost === undefined
        ? formatDate(day)
        : `${formatDate(day)}, ${cost > 0 ? `custa ${formatBRL(cost)}` : 'sem custo'}`,
    tellCost: (cost: number, more: number) =>
      cost + more === 0
        ? 'Sair nesse dia não custa nada.'
        : more > 0
          ? `Diga o custo antes de marcar: ${formatBRL(cost + more)}, com ${formatBRL(more)} de meses e dias até lá.`
          : `Diga o custo antes de marcar: ${formatBRL(cost)}.`,
    send: 'Marcar',
    sending: 'Marcando...',
    failed: 'Não conseguimos marcar. Tente de novo.',
    done: (day: string, time: string) =>
      `Marcado para ${formatDate(day)}, às ${time}. O cliente recebe o e-mail.`,
    cancel: 'Desmarcar devolução',
    cancelling: 'Desmarcando...',
    cancelFailed: 'Não conseguimos desmarcar. Tente de novo.',
    cancelled: 'Devolução desmarcada. O cliente recebe o e-mail.',
  },
  workshop: {
    act: 'Marcar oficina',
    move: 'Remarcar na oficina',
    title: 'Visita à oficina',
    booked: ({ slot, dealership }: { slot: Slot; dealership: string }) =>
      `Marcada para ${formatDate(slot.day)}, às ${slot.time}, em ${dealership}`,
    today: 'A visita é hoje: quem ainda muda ou desmarca é a oficina.',
    full: 'Nenhum horário livre nestes dias nesta loja.',
    reason: 'O que o carro precisa?',
    reasons: WORKSHOP_REASONS.map((value) => ({
      value,
      label: WORKSHOP_REASON_LABELS[value],
    })),
    note: 'O que a pessoa conta do carro',
    store: 'Loja',
    send: 'Marcar visita',
    moveSend: 'Remarcar visita',
    sending: 'Marcando...',
    failed: 'Não conseguimos marcar. Tente de novo.',
    done: (day: string, time: string) =>
      `Visita marcada para ${formatDate(day)}, às ${time}. O cliente recebe o e-mail.`,
    cancel: 'Desmarcar visita',
    cancelling: 'Desmarcando...',
    cancelFailed: 'Não conseguimos desmarcar. Tente de novo.',
    cancelled: 'Visita desmarcada. O cliente recebe o e-mail.',
  },
  copies: {
    act: 'Segunda via',
    title: 'Segunda via por e-mail',
    where:
      'Conta e recibo vão para quem recebe as contas (o contato financeiro, na empresa); o contrato, para o e-mail do cadastro.',
    names: {
      pix: 'Conta por Pix',
      boleto: 'Conta por boleto',
      receipt: 'Último recibo',
      contract: 'Contrato assinado',
    },
    sending: 'Enviando...',
    failed: 'Não conseguimos enviar. Tente de novo.',
    done: (name: string) => `${name}: enviamos o e-mail.`,
  },
  address: {
    act: 'Mudar endereço',
    title: 'Novo endereço',
    note: 'O cliente confere e salva na área dele em 24 horas: até lá nada muda.',
    cep: 'CEP',
    street: 'Rua',
    number: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    city: 'Cidade',
    state: 'Estado',
    send: 'Enviar para o cliente conferir',
    sending: 'Enviando...',
    failed: 'Não conseguimos guardar o endereço. Tente de novo.',
    done: 'Endereço preenchido. O cliente recebe o e-mail para conferir e salvar.',
  },
} as const;
