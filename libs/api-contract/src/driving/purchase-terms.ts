import { addDays, type IsoDate } from '../brazil';

/**
 * Buying the car at the end of a contract: states, who may move them, and their days. No
 * zod: screens use it too.
 */

/**
 * `pedida` waits for a consultant's price; `oferecida` for the customer; `aceita` for the
 * payment. `comprada` is paid: the contract is over, and the title is to be transferred.
 */
export const PURCHASE_STATES = [
  'pedida',
  'oferecida',
  'recusada',
  'aceita',
  'dispensada',
  'vencida',
  'comprada',
  'transferida',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
export type PurchaseActor = 'customer' | 'consultant' | 'system';

type Way = { to: PurchaseState; by: PurchaseActor };
const ASKED: Way = { to: 'pedida', by: 'customer' };
const LET_PASS: Way = { to: 'dispensada', by: 'customer' };
const LAPSED: Way = { to: 'vencida', by: 'system' };

/** The only home of allowed moves. What lapsed or was let pass can be asked for again. */
const PURCHASE_TRANSITIONS: Readonly<Record<PurchaseState, readonly Way[]>> = {
  pedida: [
    { to: 'oferecida', by: 'consultant' },
    { to: 'recusada', by: 'consultant' },
    LET_PASS,
    LAPSED,
  ],
  oferecida: [{ to: 'aceita', by: 'customer' }, LET_PASS, LAPSED],
  recusada: [],
  aceita: [{ to: 'comprada', by: 'system' }, LET_PASS, LAPSED],
  dispensada: [ASKED],
  vencida: [ASKED],
  comprada: [{ to: 'transferida', by: 'consultant' }],
  transferida: [],
};

export function canMovePurchase(
  from: PurchaseState,
  to: PurchaseState,
  by: PurchaseActor,
): boolean {
  return PURCHASE_TRANSITIONS[from].some((way) => way.to === to && way.by === by);
}

/** Customers read `label`, consultants read `staff`. */
export const PURCHASE_LABELS: Readonly<
  Record<
    PurchaseState,
    { label: string; staff: string; tone: 'info' | 'warn' | 'ok' | 'neutral' }
  >
> = {
  pedida: { label: 'Pedida', staff: 'Falta responder', tone: 'warn' },
  oferecida: { label: 'Oferta feita', staff: 'Esperando o cliente', tone: 'info' },
  recusada: { label: 'Sem oferta', staff: 'Sem oferta', tone: 'neutral' },
  aceita: { label: 'Falta pagar', staff: 'Esperando o pagamento', tone: 'info' },
  dispensada: { label: 'Dispensada', staff: 'Dispensada', tone: 'neutral' },
  vencida: { label: 'Vencida', staff: 'Vencida', tone: 'neutral' },
  comprada: { label: 'Paga', staff: 'Falta transferir', tone: 'warn' },
  transferida: { label: 'Transferida', staff: 'Transferida', tone: 'ok' },
};

/** Something of it is still to be done, by whomever. */
export function isPurchaseOpen(state: PurchaseState): boolean {
  return PURCHASE_TRANSITIONS[state].some(({ to }) => to !== 'pedida');
}

/** A price is named within so many business days. */
export const PURCHASE_ANSWER_DAYS = 3;
/** A price stands for so many days at most. */
export const PURCHASE_VALID_DAYS = 30;
/** Business days after the due date in which a payment that is under way still counts. */
export const PURCHASE_GRACE_DAYS = 3;
/**
 * Brazil's traffic code gives a buyer so many days to ask for the new title (art. 123, §
 * 1º).
 */
export const TRANSFER_DAYS = 30;

/** An offer can be asked for from this many days before the last one. */
export const PURCHASE_FROM_DAYS = 60;

/** The first day on which an offer can be asked for. */
export function purchaseFrom(endsOn: IsoDate): IsoDate {
  return addDays(endsOn, -PURCHASE_FROM_DAYS);
}
