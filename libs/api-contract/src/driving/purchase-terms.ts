import { addDays, type IsoDate } from '../brazil';
import { type PurchaseState } from '../contracts/purchase-states';
import { OTHER_STATE, withFallback } from '../with-fallback';

/**
 * Buying the car at the end of a contract: who may change its states, and their days.
 * No zod: screens use it too.
 */

export type PurchaseActor = 'customer' | 'consultant' | 'system';

type Way = { to: PurchaseState; by: PurchaseActor };
const ASKED: Way = { to: 'pedida', by: 'customer' };
const LET_PASS: Way = { to: 'dispensada', by: 'customer' };
const LAPSED: Way = { to: 'vencida', by: 'system' };

/**
 * All allowed moves, written only here. A purchase that lapsed or was declined can be
 * asked for again.
 */
const PURCHASE_TRANSITIONS: Readonly<Record<PurchaseState, readonly Way[]>> =
  withFallback(
    {
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
    },
    [],
  );

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
> = withFallback(
  {
    pedida: { label: 'Pedida', staff: 'Falta responder', tone: 'warn' },
    oferecida: { label: 'Oferta feita', staff: 'Esperando o cliente', tone: 'info' },
    recusada: { label: 'Sem oferta', staff: 'Sem oferta', tone: 'neutral' },
    aceita: { label: 'Falta pagar', staff: 'Esperando o pagamento', tone: 'info' },
    dispensada: { label: 'Dispensada', staff: 'Dispensada', tone: 'neutral' },
    vencida: { label: 'Vencida', staff: 'Vencida', tone: 'neutral' },
    comprada: { label: 'Paga', staff: 'Falta transferir', tone: 'warn' },
    transferida: { label: 'Transferida', staff: 'Transferida', tone: 'ok' },
  },
  { label: OTHER_STATE, staff: OTHER_STATE, tone: 'neutral' },
);

/** Whether any side still has something to do. */
export function isPurchaseOpen(state: PurchaseState): boolean {
  return PURCHASE_TRANSITIONS[state].some(({ to }) => to !== 'pedida');
}

/** Business days within which we name a price. */
export const PURCHASE_ANSWER_DAYS = 3;
/** Most days for which a price holds. */
export const PURCHASE_VALID_DAYS = 30;
/** Business days after the due date in which a payment that is under way still counts. */
export const PURCHASE_GRACE_DAYS = 3;
/**
 * Days that Brazil's traffic code gives a buyer to ask for the new title (art. 123, §
 * 1º).
 */
export const TRANSFER_DAYS = 30;

/** Days before the contract's last one from which an offer can be asked for. */
export const PURCHASE_FROM_DAYS = 60;

/** The first day on which an offer can be asked for. */
export function purchaseFrom(endsOn: IsoDate): IsoDate {
  return addDays(endsOn, -PURCHASE_FROM_DAYS);
}
