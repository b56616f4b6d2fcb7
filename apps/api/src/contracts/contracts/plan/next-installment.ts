import { type ContractSummary, type Installment } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/states';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { isLateItem, itemLabel } from '../../ledger/item-labels.rules';
import { installmentItem } from '../../ledger/ledger.rules';
import { openBillsOn } from '../../ledger/open-bills.rules';
import { isCharged, openItems } from '../../ledger/statement.rules';
import {
  contractFacts,
  type ContractRecord,
  findContract,
} from '../contracts.repository';
import { wholePlan } from './contract-plan';
import {
  bookedDay,
  chargedFrom,
  isHeldBack,
  takenBackOn,
} from './installment-charge.rules';

/** Nothing is to be paid of these, at least until a dispute is answered. */
const SETTLED: readonly Installment['status'][] = ['paga', 'cancelada', 'contestada'];

/**
 * The monthly installment that is paid next, charged already or not: the one that falls due
 * first, less the credit that waits; what that pays whole is passed over, and so is a month
 * that would begin after a booked return, which takes it back (docs/product/driving.md).
 * Null when none is left. Every screen and mail that names it takes it from here.
 */
export function nextInstallment(
  record: ContractRecord,
  today: IsoDate,
): Installment | null {
  const [next] = wholePlan(record, today)
    .installments.filter(
      (one) =>
        one.kind === 'mensalidade' &&
        !SETTLED.includes(one.status) &&
        one.open > 0 &&
        (isCharged(record.entries, one.number) || !isHeldBack(record, one, today)),
    )
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  if (!next) return null;
  const backOn = takenBackOn(record, next, today);
  return {
    ...next,
    open: dueThen(record, next),
    ...(!isCharged(record.entries, next.number) && {
      payableFrom: chargedFrom(next.dueDate),
    }),
    ...(backOn && { backOn }),
  };
}

/**
 * Whether an installment falls due on another day than that of a bill (null: at all), so
 * that there is something for what pays by itself. That ends with the contract: on the day
 * of a booked return, and once the price of the car is paid.
 */
export function isMoreAhead(
  record: ContractRecord,
  { today, dueOn }: { today: IsoDate; dueOn: IsoDate | null },
): boolean {
  const { proposal, purchase } = record;
  if (isOver(proposal.state) || purchase?.state === 'aceita') return false;
  const until = bookedDay(record, today);
  return wholePlan(record, today).installments.some(
    ({ kind, status, open, dueDate }) =>
      kind === 'mensalidade' &&
      (until === null || dueDate <= until) &&
      !SETTLED.includes(status) &&
      open > 0 &&
      dueDate !== dueOn,
  );
}

/**
 * The part that falls due on the installment's day, in reais: a contested and kept part
 * has a day of its own.
 */
function dueThen(
  { entries }: ContractRecord,
  { number, dueDate, open }: Installment,
): number {
  const own = openItems(entries).filter((one) => one.item === installmentItem(number));
  return own.length === 0
    ? open
    : reaisFromCentavos(sum(own.filter(({ dueOn }) => dueOn === dueDate)));
}

/**
 * Other items owed on the day of an installment; fine and interest belong to their bill.
 */
export function dueWith(
  { contract, entries }: Pick<ContractRecord, 'contract' | 'entries'>,
  { number, dueDate }: Pick<Installment, 'number' | 'dueDate'>,
): { label: string; open: number }[] {
  return openItems(entries)
    .filter(
      ({ item, dueOn }) =>
        dueOn === dueDate && item !== installmentItem(number) && !isLateItem(item),
    )
    .map(({ item, centavos }) => ({
      label: itemLabel(item, { contract, entries }),
      open: reaisFromCentavos(centavos),
    }));
}

/** Items that the screens name in words of their own. */
const OWN_WORDS = /^(installment|fine|interest|purchase):/;

/**
 * Other items owed before the day of the next installment, or on any day where no
 * installment is left; each open bill once the contract is over.
 */
export function dueBefore(
  { contract, proposal, entries }: ContractRecord,
  next: Pick<Installment, 'dueDate'> | null,
  today: IsoDate,
): NonNullable<ContractSummary['dueBefore']> {
  if (isOver(proposal.state)) return openBillsOn({ contract, entries }, today);
  return openItems(entries)
    .filter(({ item }) => !OWN_WORDS.test(item))
    .filter(({ dueOn }) => next === null || dueOn < next.dueDate)
    .map(({ item, dueOn, centavos }) => ({
      label: itemLabel(item, { contract, entries }),
      open: reaisFromCentavos(centavos),
      dueDate: dueOn,
      late: dueOn < today,
    }));
}

/** The same by a contract's id, as the database has it now. */
export async function readNextInstallment(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  contractId: string,
): Promise<Installment | null> {
  const found = await findContract(db, contractId);
  if (!found) return null;
  return nextInstallment(await contractFacts(db, found), saoPauloDay(clock.now()));
}
