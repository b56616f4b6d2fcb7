import { type ContractDetail, type ContractSummary } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { openItems } from '../ledger/statement.rules';
import { shownAmendments } from './amendments';
import { toDetail, toSummary } from './contract-view';
import { type ContractRecord } from './contracts.repository';
import { findComingVisits, findDriverless } from './driven-car.repository';
import { findEarliestFines } from './earliest-fine.repository';
import { findOpenQuestions } from './open-questions.repository';
import { promisedDays } from './plan/agreed-days.repository';
import { findAutomaticPayers } from './plan/automatic-payment.repository';
import { describePayment } from './plan/describe-payment';

/** A contract as its page shows it, with today's way of payment. */
export async function detailOf(
  db: Database,
  record: ContractRecord,
  now: Date,
): Promise<ContractDetail> {
  const toDo = await toDoOf(db, [record], now);
  const detail = toDetail(record, now);
  return {
    ...detail,
    ...toDo(record, detail),
    ...(await shownAmendments(db, record)),
    ...(await describePayment(db, record.contract, {
      dueOn: detail.nextInstallment?.dueDate,
      today: saoPauloDay(now),
    })),
  };
}

/**
 * Contracts for their customer's list, with the same number of queries for many as for
 * one.
 */
export async function summariesOf(
  db: Database,
  records: readonly ContractRecord[],
  now: Date,
): Promise<ContractSummary[]> {
  if (records.length === 0) return [];
  const toDo = await toDoOf(db, records, now);
  return records.map((record) => {
    const summary = toSummary(record, now);
    return { ...summary, ...toDo(record, summary) };
  });
}

/**
 * Reads for each contract: the automatic payment of the next installment, unless a try
 * has failed; the agreed day after the last reminder, until it has passed; the fine, the
 * damages, the contested items and the requests for help that wait for an answer; the
 * visit to a workshop, and whether a company still has to name a driver.
 */
async function toDoOf(
  db: Database,
  records: readonly ContractRecord[],
  now: Date,
): Promise<
  (
    record: ContractRecord,
    summary: Pick<ContractSummary, 'nextInstallment'>,
  ) => Pick<
    ContractSummary,
    | 'takenBy'
    | 'agreedUntil'
    | 'waitingFine'
    | 'waitingDamages'
    | 'openDisputes'
    | 'openRequests'
    | 'workshopVisit'
    | 'needsDriver'
  >
> {
  const ids = records.map(({ contract }) => contract.id);
  const today = saoPauloDay(now);
  const takenBy = await findAutomaticPayers(db, ids);
  const agreed = await promisedDays(db, ids, today);
  const fines = await findEarliestFines(db, ids, today);
  const visits = await findComingVisits(db, ids, today);
  const driverless = await findDriverless(db, records, today);
  const answers = await findOpenQuestions(db, records);
  return (record, { nextInstallment: next }) => {
    const { contract, entries } = record;
    const { id } = contract;
    // None as long as it was not charged.
    const items = openItems(entries).filter((one) => one.dueOn === next?.dueDate);
    const taken = next && takenBy(id, { dueOn: next.dueDate, items });
    const agreedUntil = agreed.get(id);
    const waitingFine = fines.get(id);
    const workshopVisit = visits.get(id);
    return {
      ...(taken && !taken.hasFailed && { takenBy: taken.way }),
      ...(agreedUntil && { agreedUntil }),
      ...(waitingFine && { waitingFine }),
      ...(workshopVisit && { workshopVisit }),
      ...(driverless.has(id) && { needsDriver: true }),
      ...answers(record),
    };
  };
}
