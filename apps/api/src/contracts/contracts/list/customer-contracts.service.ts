import {
  CONTRACT_STAGES,
  type DataOf,
  type listCustomerContracts as listCall,
  type QueryOf,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { decodeCursor, pageFrom, pageSizeOf } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { maskDocument } from '../../../sales/proposals/mask-document';
import { toSummary } from '../contract-view';
import { type ContractRecord, factsOfContracts } from '../contracts.repository';
import {
  countCustomerContracts,
  type CustomerContractRow,
  listCustomerContracts,
} from './customer-contracts.repository';

type Page = DataOf<typeof listCall>;

/**
 * The contracts of all customers for consultants; the contract signed last comes first.
 */
export async function listForConsultants(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { cursor, limit: asked, ...filters }: QueryOf<typeof listCall>,
): Promise<Page> {
  const now = clock.now();
  const today = saoPauloDay(now);
  const limit = pageSizeOf({ limit: asked });
  const after = decodeCursor(cursor);
  const rows = await listCustomerContracts(db, filters, { after, limit, today });
  const total = await countCustomerContracts(db, filters, today);
  const page = pageFrom(rows, limit, total, ({ contract }) => ({
    at: contract.signedAt,
    id: contract.id,
  }));
  const records = await factsOfContracts(db, page.items);
  const items = page.items.flatMap((row, index) => {
    const record = records[index];
    return record ? [toItem(row, record, now)] : [];
  });
  const counts = { late: 0, 'car-overdue': 0, coming: 0, active: 0, over: 0 };
  for (const stage of CONTRACT_STAGES)
    counts[stage] = await countCustomerContracts(db, { ...filters, stage }, today);
  return { ...page, items, counts };
}

function toItem(
  row: CustomerContractRow,
  record: ContractRecord,
  now: Date,
): Page['items'][number] {
  return {
    ...toSummary(record, now),
    customerName: row.customer.name,
    customerDocument: maskDocument(row.customer.document ?? ''),
    plate: row.plate,
  };
}
