import { type ContractSummary, type ServiceRequest } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { afterResolved } from '@site/api-contract/driving';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';
import { answerPromise } from '../overview/late-answer.copy';

type Visit = NonNullable<ContractSummary['workshopVisit']>;

export const serviceRequestsCopy = {
  workshop: 'Oficina',
  workshopNote: 'Marcar revisão ou reparo, com dia e hora',
  workshopVisit: ({ day, time }: Visit) =>
    `Ver a visita de ${formatDate(day).slice(0, 5)}, ${Number(time.slice(0, 2))}h`,
  workshopAt: ({ dealership }: Visit) => `Oficina da loja ${dealership}`,
  fines: 'Multas de trânsito',
  finesNote: 'Quem dirigia, prazo e valor',
  backToList: 'Todos os atendimentos',
  none: 'Nenhum atendimento por enquanto.',
  list: 'Seus atendimentos',
  open: 'Abrir atendimento',
  finesAlone:
    'Este contrato terminou. Chegou uma multa dos dias com o carro? Fale com a gente aqui.',
  close: 'Fechar o formulário',
  opened: (number: string, openedAt: string) =>
    `Abrimos o atendimento ${number}. ${answerPromise(openedAt, new Date(openedAt))}`,
  see: 'Ver o atendimento',
  openedOn: (at: string) => `Aberto em ${formatDate(new Date(at))}`,
  promise: answerPromise,
  names: withFallback({ customer: 'Você', consultant: 'Nós' }, OTHER),
  thread: 'Mensagens',
  messages: 'Conversa',
  details: 'O que você informou',
  files: 'Fotos e PDFs',
  fileName: 'atendimento',
  deductible: 'Franquia do seguro',
  pay: 'Ver pagamentos',
  lost: 'Contrato encerrado',
  left: (owed: number) =>
    owed > 0
      ? `Falta pagar ${formatBRL(owed)}, com os vencimentos de antes.`
      : 'Nada fica em aberto.',
  seeContract: 'Ver o contrato',
  over: (wayOn: ServiceRequest['wayOn']) =>
    `Este atendimento foi resolvido.${wayOn ? ` ${afterResolved(wayOn)}` : ''}`,
} as const;

export const serviceFormCopy = {
  bookMaintenance: 'Quero marcar a revisão.',
  title: 'Novo atendimento',
  kind: 'Assunto',
  text: 'O que você precisa?',
  textHelp: 'Depois de abrir, você pode enviar fotos e PDFs.',
  revision: 'A revisão tem dia e hora: escolha a loja e um horário livre.',
  repair: 'O carro anda? O reparo também tem dia e hora, na loja que você escolher.',
  bookVisit: 'Marcar visita à oficina',
  visitBooked: 'Este carro já tem uma visita à oficina marcada.',
  seeVisit: 'Ver a visita',
  km: 'Km do painel',
  kmHelp: 'Esta leitura entra também no seu banco de km.',
  dealership: 'Loja preferida',
  days: 'Melhores dias para você',
  daysHelp: 'Por exemplo: terça ou quinta, de manhã',
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
  policeReportHelp:
    'Se já tiver. Em roubo ou furto, só encerramos o atendimento com ele.',
  sure: 'A quilometragem está certa, abrir',
  send: 'Abrir atendimento',
  sending: 'Abrindo...',
  failed: 'Não conseguimos abrir o atendimento. Tente de novo.',
} as const;

export const messageCopy = {
  title: 'Escrever mensagem',
  text: 'Mensagem',
  policeReport: 'Número do B.O.',
  send: 'Enviar mensagem',
  sending: 'Enviando...',
  sent: 'Mensagem enviada.',
  failed: 'Não conseguimos enviar. Tente de novo.',
} as const;
