import { type ServiceRequest } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { afterResolved } from '@site/api-contract/driving';
import { answerDay } from '@site/api-contract/sales';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';
import { lateAnswer } from '../overview/late-answer.copy';

export const serviceRequestsCopy = {
  fines: 'Multas de trânsito',
  finesNote: 'Quem dirigia, prazo e valor',
  backToList: 'Todos os atendimentos',
  urgent: 'Urgente? A assistência atende 24 horas por dia:',
  urgentNote: 'Pane, batida, roubo ou furto: cuide das pessoas primeiro e ligue.',
  none: 'Nenhum atendimento por enquanto.',
  list: 'Seus atendimentos',
  open: 'Abrir atendimento',
  finesAlone:
    'Este contrato terminou. Chegou uma multa dos dias com o carro? Fale com a gente aqui.',
  close: 'Fechar o formulário',
  opened: (number: string, openedAt: string) =>
    `Abrimos o atendimento ${number}. ${promise(openedAt, new Date(openedAt))}`,
  openedOn: (at: string) => `Aberto em ${formatDate(new Date(at))}`,
  promise,
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

function promise(waitingSince: string, now: Date): string {
  const day = answerDay(new Date(waitingSince));
  return lateAnswer(day, now) ?? `Respondemos em até 1 dia útil: até ${formatDate(day)}.`;
}

export const serviceFormCopy = {
  title: 'Novo atendimento',
  kind: 'Assunto',
  text: 'O que você precisa?',
  textHelp: 'Depois de abrir, você pode enviar fotos e PDFs.',
  km: 'Km do painel',
  kmHelp: 'Esta leitura entra também no seu banco de km.',
  dealership: 'Loja preferida',
  days: 'Melhores dias para você',
  daysHelp: 'Por exemplo: terça ou quinta, de manhã',
  happenedOn: 'Dia',
  dateHelp: 'dia/mês/ano',
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
