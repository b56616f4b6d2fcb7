import { KM_TOP_UPS } from '@site/api-contract';
import {
  addDays,
  addMonths,
  type IsoDate,
  nextBusinessDay,
} from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { planOf } from '../../contracts/contracts/contract.rules';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { chargeOf, type Entry } from '../../contracts/ledger/ledger.rules';
import { chargedStateOf, creditIn } from '../../contracts/ledger/statement.rules';

/** Bought km are due at least this many days later. */
const AHEAD_DAYS = 10;

/**
 * Km bought in addition to the package. The ledger is their only record: each charge
 * holds the number, and one that was taken back does not count.
 */
export function toppedUpKm(entries: readonly Entry[]): number {
  return sumOf(entries, topUpsIn(entries));
}

/** The part of them that was bought on a day or later. */
export function toppedUpSince(entries: readonly Entry[], day: IsoDate): number {
  return sumOf(
    entries,
    topUpsIn(entries).filter(({ onDay }) => onDay >= day),
  );
}

type TopUp = { item: string; km: number; onDay: IsoDate };

const sumOf = (entries: readonly Entry[], topUps: readonly TopUp[]) =>
  topUps
    .filter(({ item }) => chargedStateOf(entries, item, '')?.state !== 'cancelada')
    .reduce((total, { km }) => total + km, 0);

/** All charged top-ups, in their order. */
function topUpsIn(entries: readonly Entry[]): TopUp[] {
  return entries.flatMap(({ kind, reference, detail, onDay }) => {
    const km = detail?.[reference];
    return kind === 'charge' && reference.startsWith('km:') && typeof km === 'number'
      ? [{ item: reference, km, onDay }]
      : [];
  });
}

type Plan = Pick<ContractRecord, 'contract' | 'amendments' | 'handedOverOn'>;

/**
 * Due day of km bought on a day: that of the first installment at least ten days later.
 * After the last installment the due days continue month by month.
 */
export function topUpDueOn(
  { contract: { terms }, amendments, handedOverOn }: Plan,
  today: IsoDate,
): IsoDate {
  const earliest = addDays(today, AHEAD_DAYS);
  const planned = planOf({ terms, amendments, handedOverOn }, today).find(
    ({ dueDate }) => dueDate >= earliest,
  );
  if (planned) return planned.dueDate;
  const { dueDay } = termsOn(terms, amendments, today);
  const same = `${earliest.slice(0, 'YYYY-MM-'.length)}${String(dueDay).padStart(2, '0')}`;
  return nextBusinessDay(same >= earliest ? same : addMonths(same, 1));
}

/** Prices of the offered numbers of km at the plan's price, in centavos. */
export function topUpPrices(
  extraKmCentavos: number,
): { km: (typeof KM_TOP_UPS)[number]; centavos: number }[] {
  return KM_TOP_UPS.map((km) => ({ km, centavos: km * extraKmCentavos }));
}

/** The charge of the next top-up of a contract. The customer's credit pays first. */
export function topUpCharge(
  entries: readonly Entry[],
  {
    km,
    centavos,
    onDay,
    dueOn,
  }: { km: number; centavos: number; onDay: IsoDate; dueOn: IsoDate },
): Entry {
  const item = `km:${topUpsIn(entries).length + 1}`;
  return chargeOf({
    reference: item,
    onDay,
    dueOn,
    detail: { [item]: km },
    credit: creditIn(entries),
    items: [{ item, account: 'revenue-km', centavos }],
  });
}
