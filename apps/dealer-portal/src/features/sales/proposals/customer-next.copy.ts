import { type Proposal, type ProposalDetail } from '@site/api-contract';
import { endSentence, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import {
  answerDay,
  expiryDay,
  isAnswerLate,
  isSlotPast,
  type ProposalState,
} from '@site/api-contract/sales';

const waiting = (since: Date, now: Date) =>
  isAnswerLate(since, now)
    ? `Nada agora. A análise prometeu responder até ${formatDate(answerDay(since))} e se atrasou.`
    : `Nada agora. A análise responde até ${formatDate(answerDay(since))}.`;

/** The customer's next step in each state before the handover. */
const STEPS: Partial<
  Record<ProposalState, (since: Date, now: Date, asked: string) => string>
> = {
  enviada: waiting,
  em_analise: waiting,
  documentos_pendentes: (since, _now, asked) =>
    `Enviar na área logada, até ${formatDate(expiryDay(since))}, o que a análise pediu${asked}.`,
  aprovada: (since) =>
    `Assinar o contrato na área logada, até ${formatDate(expiryDay(since))}. Depois a aprovação expira.`,
  contrato_assinado: () => 'Pagar a primeira parcela na área logada.',
  pagamento_confirmado: () => 'Marcar o dia da entrega na área logada.',
};

/** Reminders that the dealership may send to the customer. */
const MISSING: Partial<Record<ProposalState, string>> = {
  documentos_pendentes: 'falta enviar o que a análise pediu',
  aprovada: 'falta assinar o contrato',
  contrato_assinado: 'falta pagar a primeira parcela',
  pagamento_confirmado: 'falta marcar o dia da entrega',
};

/** Nothing is missing from the customer of an ordered car that has not come. */
const CAR_TO_COME =
  'Nada agora. O carro foi encomendado; o dia da entrega se marca quando ele chegar à loja.';

type Slot = Pick<ProposalDetail, 'deliverySlot' | 'isCarToCome'>;
type Asked = Pick<ProposalDetail, 'clientType' | 'missingDocuments'>;
type Waiting = Pick<Proposal, 'state' | 'updatedAt'> & Slot & Asked;

/** `: CNH, verso; Comprovante de residência`; empty when nothing is known to be missing. */
function askedText({ clientType, missingDocuments = [] }: Asked): string {
  const personType = clientType === 2 ? 'PJ' : 'PF';
  const names = missingDocuments.map((kind) => documentName(kind, personType));
  return names.length > 0 ? `: ${names.join('; ')}` : '';
}

const slotText = ({ day, time }: NonNullable<Slot['deliverySlot']>) =>
  `${formatDate(day)}, às ${time}`;

const isMissed = ({ deliverySlot }: Slot, now: Date) =>
  deliverySlot !== undefined && isSlotPast(deliverySlot, saoPauloDay(now));

/** The greeting's name: the first name of a person, the full name of a company. */
function greeted({
  clientType,
  customerName,
}: Pick<Proposal, 'clientType' | 'customerName'>): string {
  const name = customerName.trim();
  return clientType === 2 ? name : name.replace(/\s.*/, '');
}

export const customerNextCopy = {
  title: 'Próximo passo do cliente',
  /** Null when the proposal has ended or the customer has the car. */
  step: (
    { state, updatedAt, deliverySlot: slot, isCarToCome, ...asked }: Waiting,
    now: Date,
  ) =>
    slot
      ? isMissed({ deliverySlot: slot }, now)
        ? `A entrega estava marcada para ${slotText(slot)}. Falta marcar outro dia na área logada.`
        : `Receber o carro em ${slotText(slot)}, com a CNH de quem vai receber.`
      : isCarToCome
        ? CAR_TO_COME
        : (STEPS[state]?.(new Date(updatedAt), now, askedText(asked)) ?? null),
  remind: 'Lembrar no WhatsApp',
  inNewTab: 'abre em outra aba',
  call: 'Ligue para o cliente:',
  plan: 'Depois, registre o próximo passo em Acompanhamento: até o dia dele, o cliente sai de Hoje.',
  /** Null when there is nothing for the customer to do. */
  reminder: (
    {
      state,
      modelName,
      dealershipName,
      deliverySlot,
      isCarToCome,
      ...customer
    }: Pick<Proposal, 'state' | 'customerName' | 'modelName' | 'dealershipName'> &
      Slot &
      Asked,
    { url, now }: { url: string; now: Date },
  ): string | null => {
    const missing = isMissed({ deliverySlot }, now)
      ? 'falta marcar outro dia para a entrega'
      : deliverySlot || isCarToCome
        ? undefined
        : MISSING[state];
    if (missing === undefined) return null;
    const from =
      dealershipName === null ? '' : ` ${endSentence(`Aqui é da ${dealershipName}`)}`;
    const asked = state === 'documentos_pendentes' ? askedText(customer) : '';
    return `Olá, ${greeted(customer)}!${from} Para a assinatura do ${modelName} seguir, ${missing}${asked}${asked ? '. Envie em' : ''}: ${url}`;
  },
} as const;
