import { type ContractDetail, type ContractSummary } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { openItems } from '../ledger/statement.rules';
import { promisedUntil } from './agreed-days.repository';
import { toDetail } from './contract-view';
import { type ContractRecord } from './contracts.repository';
import { paidBy } from './next-bills.repository';
import { hasFailed, takenBills } from './taken-bills.repository';
import { waitingFine } from './waiting-fine.repository';

/** A contract as its page shows it, with how it is paid today. */
export async function detailOf(
  db: Database,
  record: ContractRecord,
  now: Date,
): Promise<ContractDetail> {
  const detail = toDetail(record, now);
  return {
    ...detail,
    ...(await nextTakenBy(db, record, detail)),
    ...(await agreedUntil(db, record, now)),
    ...(await waitingFine(db, record, now)),
    paidBy: await paidBy(db, record.contract),
  };
}

/** What pays the next installment by itself, as long as no try has failed. */
export async function nextTakenBy(
  db: Database,
  { contract, entries }: ContractRecord,
  { nextInstallment: next }: Pick<ContractSummary, 'nextInstallment'>,
): Promise<Pick<ContractSummary, 'takenBy'>> {
  if (!next) return {};
  const { dueDate: dueOn } = next;
  // None as long as it was not charged.
  const items = openItems(entries).filter((one) => one.dueOn === dueOn);
  const takenBy = await takenBills(db, contract.id);
  const taken = takenBy({ dueOn, items });
  const isTaken = taken && !(await hasFailed(db, { contractId: contract.id, dueOn }));
  return isTaken ? { takenBy: taken.way } : {};
}

/** The day that a consultant agreed on after the last reminder, until it has passed. */
export async function agreedUntil(
  db: Database,
  { contract }: ContractRecord,
  now: Date,
): Promise<Pick<ContractSummary, 'agreedUntil'>> {
  const day = await promisedUntil(db, contract.id, saoPauloDay(now));
  return day ? { agreedUntil: day } : {};
}
