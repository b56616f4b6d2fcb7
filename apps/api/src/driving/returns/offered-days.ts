import { type ReturnBooking } from '@site/api-contract';
import { addDays, type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Store } from '../../catalog/dealerships/chosen-store.repository';
import { lastDayOf } from '../../contracts/contracts/contract.rules';
import {
  freeHours,
  isOffered,
  type TakenHour,
} from '../../contracts/deliveries/book/free-hours';
import { soonestDay } from '../../contracts/deliveries/delivery.rules';
import { freeUntil } from '../km/km-settlement.rules';
import { daysToBring, daysUpToEnd } from './return.rules';
import { livedOf } from './return-costs';
import { type ReturnFacts } from './returns.repository';

/** Days around the contract's end are offered from this many days before it. */
const BEFORE_THE_END_DAYS = 14;

/**
 * The first day that is offered: a business day after today; around the end of the
 * contract two weeks before it at the earliest.
 */
export function firstDay(
  facts: ReturnFacts,
  today: IsoDate,
  around: 'now' | 'end',
): IsoDate {
  const soonest = soonestDay(today);
  const lastDay = lastDayOf(facts.handedOverOn, facts.contract.terms);
  const end = addDays(lastDay, -BEFORE_THE_END_DAYS);
  const isOpenUntilEnd = !facts.booking?.bringBy;
  return isOpenUntilEnd && around === 'end' && end > soonest ? end : soonest;
}

/**
 * Hours of a dealership with room. A car with a last day gets hours up to it, or the next
 * day with room; any other car gets none after the end as long as there is one before it.
 * A full calendar excuses a later day only at the dealership that delivered the car,
 * since a customer could pick a full one.
 */
export async function hoursFrom(
  db: Database,
  facts: ReturnFacts,
  { store, from, today }: { store: Store; from: IsoDate; today: IsoDate },
) {
  const { contract, booking, deliveredBy } = facts;
  const free = await freeHours(db, {
    dealershipId: store.id,
    from,
    except: contract.id,
  });
  const until = booking?.bringBy ?? freeUntil(livedOf(facts));
  if (store.id !== deliveredBy.id && today <= until) {
    const days = free.days.filter(({ day }) => day <= until);
    return { ...free, days, excusedUntil: null };
  }
  const offered = booking?.bringBy
    ? { days: daysToBring(free.days, booking.bringBy), excusedUntil: null }
    : daysUpToEnd(free.days, { until, today });
  return { ...free, ...offered };
}

/** The offered hours, with the wanted one; refuses an hour that is not offered. */
export async function offeredFor(
  tx: Database,
  facts: ReturnFacts,
  { store, booking, today }: { store: Store; booking: ReturnBooking; today: IsoDate },
): Promise<{ taken: TakenHour[]; excusedUntil: IsoDate | null }> {
  for (const around of ['now', 'end'] as const) {
    const from = firstDay(facts, today, around);
    const offered = await hoursFrom(tx, facts, { store, from, today });
    if (isOffered(offered.days, booking)) return offered;
  }
  return refuse('conflict', 'Esse horário não está mais livre. Escolha outro.', {
    reason: 'slot-taken',
  });
}
