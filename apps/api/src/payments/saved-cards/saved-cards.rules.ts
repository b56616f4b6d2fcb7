import { addDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type ChargeRow } from '../payments/payments.repository';

/** Tries after the first one, two days apart and within a week, as with Pix Automático. */
const MORE_TRIES = 3;
const PAUSE_DAYS = 2;
const MORE_DAYS = 7;
/** Days within which the owner confirms what their bank asks about. */
const CONFIRM_DAYS = 2;
/** Answers of the card's bank after which another try may go through. */
const PASSING: readonly string[] = ['cartao_recusado'];

/** The day of the next try of a charge that was refused; null when it was the last one. */
export function nextTryOn({
  createdAt,
  dueOn,
  tries,
  reason,
}: Pick<ChargeRow, 'createdAt' | 'dueOn' | 'tries' | 'reason'>): IsoDate | null {
  const on = addDays(saoPauloDay(createdAt), PAUSE_DAYS);
  const mayPass = reason !== null && PASSING.includes(reason);
  return mayPass && tries < MORE_TRIES && on <= addDays(dueOn, MORE_DAYS) ? on : null;
}

/** The last day on which a charge made today can be confirmed. */
export const confirmUntil = (today: IsoDate): IsoDate => addDays(today, CONFIRM_DAYS);

/** `Visa final 1111`. */
export const cardName = ({
  brand,
  last4,
}: {
  brand: string | null;
  last4: string | null;
}): string => `${brand ?? 'Cartão'} final ${last4 ?? ''}`;
