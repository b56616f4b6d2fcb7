import { type Database } from '../../platform/data/database';
import {
  type ContractRecord,
  factsOfContracts,
  findContracts,
} from '../contracts/contracts.repository';
import { type ChargeRow, listChargesOf } from './payments.repository';

/** Rows whose facts are in memory at a time. */
const BATCH = 100;

/** False when a row surely has nothing to do. */
export type HasWork<Row> = (
  row: Row,
  record: ContractRecord,
  charges: ChargeRow[],
) => boolean;

/**
 * Of rows, each of one contract, those with something to do by the facts of the contract
 * and its charges. What others write meanwhile, the next run sees.
 */
export async function* rowsWithWork<Row extends { contractId: string }>(
  db: Database,
  rows: readonly Row[],
  hasWork: HasWork<Row>,
): AsyncGenerator<Row> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const ids = some.map(({ contractId }) => contractId);
    const found = await findContracts(db, ids);
    const records = await factsOfContracts(db, found);
    const charges = await listChargesOf(db, ids);
    yield* some.filter((row) => {
      const { contractId } = row;
      const record = records.find(({ contract }) => contract.id === contractId);
      const own = charges.filter((charge) => charge.contractId === contractId);
      return record && hasWork(row, record, own);
    });
  }
}
