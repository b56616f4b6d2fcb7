import { type CarReturn } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos as reais } from '@site/api-contract/brazil';
import { type LivedContract, overtimeDays } from '../km/km-settlement.rules';
import {
  exitOn,
  isDemanded,
  monthsBeginning,
  monthsUncharged,
  overtimeCentavos,
} from './return.rules';
import { type ReturnFacts } from './returns.repository';

/** The contract in the form that the rules of the return take. */
export function livedOf({
  contract: { terms },
  amendments,
  handedOverOn,
  booking,
}: ReturnFacts): LivedContract {
  return { terms, amendments, handedOverOn, excusedUntil: booking?.freeUntil };
}

/**
 * Why the car comes back on a day, in which month, and the cost of leaving. A demanded
 * return keeps its kind; after a withdrawal nothing is charged.
 */
export function exitOf(facts: ReturnFacts, day: IsoDate): ReturnType<typeof exitOn> {
  const { booking } = facts;
  const exit = exitOn(livedOf(facts), day);
  if (!booking || !isDemanded(booking)) return exit;
  const centavos = booking.kind === 'desistencia' ? 0 : exit.centavos;
  return { ...exit, kind: booking.kind, centavos };
}

/** Days after the end that a return on this day is charged for; usually none. */
export function overtimeOf(
  facts: ReturnFacts,
  day: IsoDate,
): Pick<CarReturn, 'overtime'> {
  const contract = livedOf(facts);
  const days = overtimeDays(contract, day);
  if (days === 0 || facts.booking?.kind === 'desistencia') return {};
  return { overtime: { days, cost: reais(overtimeCentavos(contract, day)) } };
}

/** Months that begin up to a day, for screens and mails; nothing where none does. */
export function beginsOf(
  facts: ReturnFacts,
  span: { today: IsoDate; day: IsoDate },
): Pick<CarReturn, 'begins'> {
  if (facts.booking && isDemanded(facts.booking)) return {};
  const { months, centavos } = monthsBeginning(livedOf(facts), span);
  return months > 0 ? { begins: { months, cost: reais(centavos) } } : {};
}

/** Months that have begun and no bill has yet: the settlement charges them. */
export function begunOf(facts: ReturnFacts, today: IsoDate): Pick<CarReturn, 'begun'> {
  if (facts.booking?.kind === 'desistencia') return {};
  const { months, centavos } = monthsUncharged(livedOf(facts), facts.entries, today);
  return months > 0 ? { begun: { months, cost: reais(centavos) } } : {};
}
