import {
  type Proposal,
  type ProposalDetail,
  type ProposalEvent,
} from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import {
  answerDay,
  expiryDay,
  isAnswerLate,
  isSigned,
  isSlotPast,
  losesDay,
  type ProposalState,
  reviewUntil,
} from '@site/api-contract/sales';
import { withFallback } from '@site/api-contract/with-fallback';

type PaymentMethod = Proposal['paymentMethod'];

export const PAYMENT_NAMES = withFallback(
  {
    pix: 'Pix',
    boleto: 'Boleto',
    cartao: 'Cartão de crédito',
  } satisfies Record<PaymentMethod, string>,
  'Outra forma',
);
const PAYMENT_WAYS = withFallback(
  {
    pix: 'por Pix',
    boleto: 'por boleto',
    cartao: 'no cartão',
  } satisfies Record<PaymentMethod, string>,
  'de outra forma',
);

/** Names of the steps for the customer, shorter than the labels of the states. */
export const STEP_NAMES = withFallback(
  {
    rascunho: 'Rascunho',
    enviada: 'Enviada',
    em_analise: 'Em análise',
    documentos_pendentes: 'Documentos',
    aprovada: 'Aprovada',
    reprovada: 'Não aprovada',
    contrato_assinado: 'Contrato',
    pagamento_confirmado: 'Primeira parcela',
    entrega_agendada: 'Entrega',
    ativa: 'Carro com você',
    encerrada: 'Encerrada',
    cancelada: 'Cancelada',
    expirada: 'Expirada',
  } satisfies Record<ProposalState, string>,
  'Outra etapa',
);

/** Hints for steps that are still ahead. */
export function stepHints(
  payment: PaymentMethod,
  delivery: ExpectedDelivery,
): Partial<Record<ProposalState, string>> {
  const by = deliveryBy(delivery);
  return {
    pagamento_confirmado: PAYMENT_WAYS[payment],
    ...(by && { entrega_agendada: by }),
  };
}

/** Day and hour of the handover. */
const slotText = ({ day, time }: DeliverySlot) => `${formatDate(day)}, às ${time}`;

/** The handover as a note of its step, in the past tense once that day has passed. */
export const slotNote = (slot: DeliverySlot, today: string) =>
  isSlotPast(slot, today) ? `estava marcada para ${slotText(slot)}` : slotText(slot);

type DeliverySlot = NonNullable<ProposalDetail['deliverySlot']>;

type ExpectedDelivery = {
  state: ProposalState;
  deliveryDate: string | null;
  /** Day of today: a promised day before it is told in the past tense. */
  today?: string;
};

/**
 * The day by which the car is promised. The promise counts from the signature; before it
 * the text says so.
 */
export function deliveryBy({
  state,
  deliveryDate,
  today = '',
}: ExpectedDelivery): string | null {
  if (!deliveryDate) return null;
  const by = `até ${formatDate(deliveryDate)}`;
  if (isSigned(state) && deliveryDate < today) return `prometida ${by}`;
  return isSigned(state) ? by : `${by}, se você assinar hoje`;
}

/** Whether the customer may still ask that another person reviews a refusal. */
export const mayAskReview = (
  { state, review, updatedAt }: Pick<Proposal, 'state' | 'review' | 'updatedAt'>,
  now: Date,
) =>
  state === 'reprovada' &&
  !review &&
  saoPauloDay(now) <= reviewUntil(new Date(updatedAt));

/** The state of the proposal and its next step, with the reason of the last decision. */
export function nextOf(
  {
    state,
    returnKind,
    modelName,
    updatedAt,
    review,
    deliverySlot,
  }: Pick<Proposal, 'state' | 'returnKind' | 'modelName' | 'updatedAt' | 'review'> &
    Pick<ProposalDetail, 'deliverySlot'>,
  reason: string | null,
  now: Date,
): { title: string; text: string } {
  if (state === 'em_analise' && review?.answeredAt === null)
    return {
      title: `Outra pessoa está revendo a proposta do ${modelName}`,
      text: waiting(new Date(updatedAt), now),
    };
  if (returnKind === 'inadimplencia')
    return {
      title: `O contrato do ${modelName} foi encerrado por falta de pagamento`,
      text: 'A devolução do carro e o que está em aberto estão na página do contrato.',
    };
  const { title, text } = NEXT_OF_STATE[state];
  if (deliverySlot && isSlotPast(deliverySlot, saoPauloDay(now)))
    return {
      title: `A entrega do ${modelName} passou do dia marcado`,
      text: `Era em ${slotText(deliverySlot)}. Na página da entrega você vê o que falta e escolhe outro dia.`,
    };
  if (deliverySlot)
    return {
      title: title(modelName),
      text: `É em ${slotText(deliverySlot)}. Tenha em mãos a CNH de quem vai receber.`,
    };
  const since = new Date(updatedAt);
  const next = mayAskReview({ state, review, updatedAt }, now)
    ? REVIEWABLE
    : typeof text === 'string'
      ? text
      : text(since, now);
  return { title: title(modelName), text: reason ? `${sentence(reason)} ${next}` : next };
}

const REVIEWABLE =
  'Nada foi cobrado. Você pode pedir que outra pessoa reveja a decisão ou simular outro plano.';

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const waiting = (since: Date, now: Date) =>
  isAnswerLate(since, now)
    ? `Prometemos responder até ${formatDate(answerDay(since))} e atrasamos. Uma pessoa ainda está conferindo; a resposta vem por e-mail e aparece nesta página.`
    : `Uma pessoa está conferindo. Respondemos por e-mail e nesta página até ${formatDate(answerDay(since))}.`;

const NEXT_OF_STATE = withFallback<
  ProposalState,
  {
    title: (car: string) => string;
    text: string | ((since: Date, now: Date) => string);
  }
>(
  {
    rascunho: {
      title: (car) => `Sua proposta do ${car} ainda não foi enviada`,
      text: 'Volte ao carrinho, confira o resumo e envie.',
    },
    enviada: {
      title: (car) => `Recebemos sua proposta do ${car}`,
      text: waiting,
    },
    em_analise: {
      title: (car) => `Sua proposta do ${car} está em análise`,
      text: waiting,
    },
    documentos_pendentes: {
      title: (car) => `Faltam documentos na proposta do ${car}`,
      text: (since) =>
        `Envie o que pedimos até ${formatDate(expiryDay(since))}. Quando o último chegar, a análise continua sozinha.`,
    },
    aprovada: {
      title: (car) => `Aprovamos sua proposta do ${car}`,
      text: (since) =>
        `O próximo passo é a assinatura do contrato, até ${formatDate(expiryDay(since))}: depois a aprovação expira. Nada é cobrado antes da assinatura.`,
    },
    reprovada: {
      title: (car) => `Não aprovamos a proposta do ${car} agora`,
      text: 'Nada foi cobrado. Você pode simular outro plano quando quiser.',
    },
    contrato_assinado: {
      title: (car) => `Contrato do ${car} assinado`,
      text: 'O próximo passo é pagar a primeira parcela.',
    },
    pagamento_confirmado: {
      title: () => 'Primeira parcela confirmada',
      text: 'Agora vem a entrega: a página dela diz o que falta.',
    },
    entrega_agendada: {
      title: (car) => `A entrega do ${car} está marcada`,
      text: 'No dia, tenha em mãos a CNH de quem vai receber.',
    },
    ativa: {
      title: (car) => `Seu ${car} está com você`,
      text: 'Sem reajuste até o fim.',
    },
    encerrada: {
      title: (car) => `Sua assinatura do ${car} terminou`,
      text: 'Quando quiser outro carro, é só simular.',
    },
    cancelada: {
      title: (car) => `A proposta do ${car} foi cancelada`,
      text: 'Nada mais será cobrado por ela. Você pode simular outro plano quando quiser.',
    },
    expirada: {
      title: (car) => `A proposta do ${car} expirou`,
      text: 'Ela ficou 30 dias parada. Simule de novo para ver o preço de hoje.',
    },
  },
  {
    title: (car) => `Há uma novidade na proposta do ${car}`,
    text: 'Se precisar de ajuda, fale com a gente.',
  },
);

/** A line of the history: the new state in the customer's words. */
const EVENT_NAMES = withFallback(
  {
    rascunho: 'Proposta iniciada',
    enviada: 'Proposta enviada',
    em_analise: 'Análise iniciada',
    documentos_pendentes: 'Pedimos documentos',
    aprovada: 'Proposta aprovada',
    reprovada: 'Proposta não aprovada',
    contrato_assinado: 'Contrato assinado',
    pagamento_confirmado: 'Primeira parcela confirmada',
    entrega_agendada: 'Entrega marcada',
    ativa: 'Carro entregue',
    encerrada: 'Assinatura encerrada',
    cancelada: 'Proposta cancelada',
    expirada: 'Proposta expirada',
  } satisfies Record<ProposalState, string>,
  'Outra etapa',
);

/** The name of an event, with its actor unless the name contains it. */
export const eventName = ({
  from,
  to,
  by,
}: ProposalEvent): [name: string, by?: string] =>
  to === 'em_analise' && by === 'cliente'
    ? [from === 'reprovada' ? 'Você pediu a revisão' : 'Recebemos os documentos']
    : [losesDay({ from, to }) ? 'Entrega desmarcada' : EVENT_NAMES[to], actorName(by)];

/** The actor as shown to the customer; for some actors the API gives only the role. */
const actorName = (by: string) => ACTORS.get(by) ?? `por ${by}`;
const ACTORS = new Map([
  ['cliente', 'por você'],
  ['sistema', 'automaticamente'],
  ['consultor', 'por uma pessoa da análise'],
]);
