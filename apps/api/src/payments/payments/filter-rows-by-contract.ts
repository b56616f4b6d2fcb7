import { type NextBillWay } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  type ContractRecord,
  factsOfContracts,
  findContracts,
} from '../../contracts/contracts/contracts.repository';
import { promisedDays } from '../../contracts/contracts/plan/agreed-days.repository';
import { nextBillsOf } from '../../contracts/contracts/plan/next-bills.repository';
import { type BankChargeRow, listOpenBankChargesOf } from './payments.repository';

/** Number of rows whose facts are in memory at a time. */
const BATCH = 100;

type Facts = ContractRecord & {
  charges: BankChargeRow[];
  /** How the next bills are paid or prepared. */
  nextBillsBy: NextBillWay | null;
  /** A day agreed on with a consultant, until it has passed. */
  promisedUntil: IsoDate | null;
};

/** False when a row surely has nothing to do. */
export type HasWork<Row> = (row: Row, facts: Facts) => boolean;

/**
 * Yields the rows with something to do, by the facts of their contract and its charges;
 * each row belongs to one contract. Changes that others write meanwhile are seen by the
 * next run.
 */
export async function* filterRowsByContract<Row extends { contractId: string }>(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  rows: readonly Row[],
  hasWork: HasWork<Row>,
): AsyncGenerator<Row> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const ids = some.map(({ contractId }) => contractId);
    const found = await findContracts(db, ids);
    const records = await factsOfContracts(db, found);
    const charges = await listOpenBankChargesOf(db, ids);
    const next = await nextBillsOf(db, ids);
    const promised = await promisedDays(db, ids, todayOf(ports));
    yield* some.filter((row) => {
      const { contractId } = row;
      const record = records.find(({ contract }) => contract.id === contractId);
      const own = charges.filter((charge) => charge.contractId === contractId);
      const nextBillsBy = next.get(contractId)?.way ?? null;
      const promisedUntil = promised.get(contractId) ?? null;
      return (
        record && hasWork(row, { ...record, charges: own, nextBillsBy, promisedUntil })
      );
    });
  }
}
