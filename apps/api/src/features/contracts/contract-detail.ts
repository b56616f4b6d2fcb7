import { type ContractDetail } from '@site/contracts';
import { type Database } from '../../platform/data/database';
import { toDetail } from './contract-view';
import { type ContractRecord } from './contracts.repository';
import { paidBy } from './next-bills.repository';

/** A contract as its page shows it, with how it is paid today. */
export async function detailOf(
  db: Database,
  record: ContractRecord,
  now: Date,
): Promise<ContractDetail> {
  return { ...toDetail(record, now), paidBy: await paidBy(db, record.contract) };
}
