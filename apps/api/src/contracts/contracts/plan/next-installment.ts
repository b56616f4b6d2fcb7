import { type ContractSummary, type Installment } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
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

/** Nothing of these is to be paid before their dispute is answered. */
const SETTLED: readonly Installment['status'][] = ['paga', 'cancelada', 'contestada'];

/**
 * The next monthly installment to pay, charged already or not: the one that falls due
 * first, less the waiting credit. An installment that credit pays whole is skipped, and
 * so is a month that would begin after a booked return (docs/product/driving.md). Null
 * when none is left. Every screen and mail reads it from here.
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
 * Whether an installment will fall due on another day than that of a bill (null: at all),
 * so that an automatic payment has something to pay. After the end of the contract none
 * will: on the day of a booked return, or once the price of the car is paid.
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
 * The part that falls due on the installment's day, in reais: a contested and upheld part
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
 * Other items that are owed on the installment's day; fine and interest belong to their
 * bill.
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

/** Items that have their own words on screens. */
const OWN_WORDS = /^(installment|fine|interest|purchase):/;

/**
 * Other items that are owed before the next installment, or on any day where none is
 * left; each open bill once the contract is over.
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

/** The same by a contract's id, read from the database. */
export async function readNextInstallment(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  contractId: string,
): Promise<Installment | null> {
  const found = await findContract(db, contractId);
  if (!found) return null;
  return nextInstallment(await contractFacts(db, found), saoPauloDay(clock.now()));
}
