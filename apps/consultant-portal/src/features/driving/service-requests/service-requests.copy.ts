import { endSentence, formatBRL, formatDate } from '@site/api-contract/brazil';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';
import { AUDITED } from '../../../shared/audited.copy';

export const serviceRequestsCopy = {
  title: 'Atendimentos',
  keys: 'mudam de atendimento. Responder é sempre no botão.',
  search: 'Cliente, atendimento, contrato, placa, CPF, CNPJ ou e-mail',
  show: 'Mostrar',
  open: 'Abertos',
  resolved: 'Resolvidos',
  list: { open: 'Atendimentos abertos', resolved: 'Atendimentos resolvidos' },
  empty: {
    open: 'Ninguém espera por nós. Quando um cliente pedir ajuda, aparece aqui.',
    resolved: 'Nenhum atendimento foi resolvido ainda.',
  },
  failed: 'Não conseguimos abrir os atendimentos.',
  nothingChosen: {
    open: 'Escolha um atendimento para ver a conversa e responder.',
    resolved: 'Escolha um atendimento para rever a conversa.',
  },
  answerBy: (day: string) => `Responder até ${day}`,
  answerLate: (day: string) => `Resposta atrasada, era até ${day}`,
  urgent: 'Urgente',
  answered: 'Respondido',
  openedOn: (at: string) => `Aberto em ${formatDate(new Date(at))}`,
  with: (name: string) => `Com ${name}`,
  pane: {
    back: 'Voltar à lista',
    failed: 'Não conseguimos abrir este atendimento.',
    gone: 'Não encontramos esse atendimento.',
  },
  call: (phone: string) => `Ligar ${phone}`,
  customer: 'Tudo deste cliente',
  contract: (number: string) => `Contrato ${number}`,
  names: withFallback({ customer: 'Cliente', consultant: 'Nós' }, OTHER),
  messages: 'Conversa',
  files: 'Fotos e PDFs',
  details: 'O que o cliente informou',
  claim: 'Assumir',
  claimFrom: 'Passar para mim',
  claiming: 'Assumindo...',
  claimFailed: 'Não conseguimos assumir. Tente de novo.',
} as const;

export const answerCopy = {
  title: 'Responder',
  text: 'Mensagem ao cliente',
  to: 'Depois desta mensagem',
  states: [
    { value: 'em_atendimento', label: 'Continua conosco' },
    { value: 'aguardando_cliente', label: 'Espera o cliente' },
    { value: 'resolvida', label: 'Fica resolvido' },
  ],
  policeReport: 'Número do B.O.',
  policeReportHelp: 'Em roubo ou furto, o atendimento só termina com ele.',
  send: 'Responder',
  sending: 'Enviando...',
  done: (name?: string) =>
    endSentence(name ? `Resposta enviada a ${name}` : 'Resposta enviada'),
  sent: 'Resposta enviada. O cliente recebeu um e-mail.',
  failed: 'Não conseguimos responder. Tente de novo.',
} as const;

export const reopenCopy = {
  open: 'Reabrir com outra resposta',
  lead: 'O cliente recebe um e-mail, e o atendimento volta aos abertos, com você.',
  text: 'Nova mensagem ao cliente',
  send: 'Reabrir e responder',
  sending: 'Reabrindo...',
  failed: 'Não conseguimos reabrir. Tente de novo.',
  done: { kind: 'ok', text: 'Atendimento reaberto. O cliente recebeu um e-mail.' },
} as const;

export const driversCopy = {
  title: 'Quem pode dirigir',
  none: (isOfCompany = false) =>
    isOfCompany ? 'A empresa não indicou ninguém.' : 'Só o cliente.',
  show: 'Ver dados inteiros',
  audited: AUDITED,
  failed: 'Não conseguimos abrir os motoristas.',
  notOpened: 'Não conseguimos abrir os dados. Tente de novo em instantes.',
  line: (cpf: string, cnh: string, category: string, until: string) =>
    `CPF ${cpf}, CNH ${cnh} ${category}, válida até ${formatDate(until)}`,
  from: (startsOn: string, endsOn: string | null) =>
    endsOn
      ? `De ${formatDate(startsOn)} a ${formatDate(endsOn)}`
      : `Desde ${formatDate(startsOn)}`,
  waiting: 'Sem a foto da CNH: ainda não dirige',
} as const;

export const deductibleCopy = {
  title: 'Franquia do seguro',
  amount: 'O cliente paga',
  amountHelp: (most: number | undefined, isLoss: boolean) =>
    `No máximo ${most === undefined ? 'a franquia do contrato' : formatBRL(most)}.${isLoss ? '' : ' Zero se a culpa foi de outro motorista.'}`,
  reason: 'Motivo',
  reasonHelp: 'Obrigatório se o valor é zero. O cliente vê o que você escrever.',
  money: formatBRL,
  save: 'Decidir a franquia',
  waits: 'Franquia decidida',
  done: 'Franquia decidida. O cliente recebe um e-mail.',
  saving: 'Lançando...',
  failed: 'Não conseguimos lançar. Tente de novo.',
} as const;
