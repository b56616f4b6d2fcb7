import { type DisputeState } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { CONTEST_ANSWER_DAYS, contestAnswerDay } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { lateAnswer } from '../overview/late-answer.copy';

export const disputesCopy = {
  open: 'Contestar',
  openOf: (label: string) => `Contestar: ${label}`,
  title: 'O que está errado nesta cobrança?',
  what: (label: string, reais: number) => `${label}, ${formatBRL(reais)}`,
  text: `Uma pessoa olha o que você contou e responde em até ${CONTEST_ANSWER_DAYS} dias úteis, por e-mail e aqui. Até lá, o que você contesta e ainda não pagou sai da cobrança: sem multa, sem juros, sem lembretes.`,
  proof: 'Fotos ou PDFs que ajudem (opcional)',
  chosen: 'Arquivos que vão com a contestação',
  removeFile: 'Remover',
  removeFileOf: (name: string) => `Remover: ${name}`,
  amount: 'Quanto está errado',
  amountHelp: 'Deixe em branco se for a cobrança inteira.',
  reason: 'Conte o que aconteceu',
  send: 'Enviar contestação',
  pending: 'Enviando...',
  back: 'Voltar',
  failed: 'Não conseguimos enviar. Tente de novo em instantes.',
  sent: 'Contestação enviada. Avisamos por e-mail quando houver resposta.',
  heading: 'Suas contestações',
  states: withFallback(
    {
      aberta: 'Estamos olhando',
      aceita: 'Você tinha razão',
      mantida: 'A cobrança continua',
    } satisfies Record<DisputeState, string>,
    OTHER_STATE,
  ),
  inPart: 'Você tinha razão em parte',
  contested: (reais: number, isOpen: boolean) =>
    `Você ${isOpen ? 'contesta' : 'contestou'} ${formatBRL(reais)} disso.`,
  credited: (reais: number, late = 0) =>
    late > 0
      ? `Desfizemos ${formatBRL(reais)} e, com isso, ${formatBRL(late)} de multa e juros.`
      : `Desfizemos ${formatBRL(reais)}.`,
  since: (at: string, isOpen: boolean, now: Date) => {
    const sent = `Enviada em ${formatDate(new Date(at))}`;
    const day = contestAnswerDay(new Date(at));
    return isOpen
      ? `${sent}. ${lateAnswer(day, now) ?? `Respondemos até ${formatDate(day)}.`}`
      : sent;
  },
  yours: (reason: string) => `Você escreveu: ${reason}`,
  files: (label: string) => `Arquivos da contestação: ${label}`,
  answer: (text: string) => `Resposta: ${text}`,
  due: (day: string) => `Vence em ${formatDate(day)}.`,
} as const;
