import { type DataOf, type listLeads, type QueryOf } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { decodeCursor, pageSizeOf } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { countOpen } from './lead-counts.repository';
import { type LeadFilter } from './lead-filters.repository';
import { listLeadPage } from './lead-queue.repository';
import { toLead } from './lead-view';

type QueueCall = {
  consultantId: string;
  actor: Actor;
  query: QueryOf<typeof listLeads>;
};

/** A page of leads by the consultant's filters. */
export async function showQueue(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { consultantId, actor, query }: QueueCall,
): Promise<DataOf<typeof listLeads>> {
  await recordAudit(ports, db, { actor, action: 'leads-listed', personId: null });
  const { cursor, limit, holder, ...filter } = query;
  const whose: LeadFilter['holder'] =
    holder === 'livres'
      ? { free: true }
      : { id: holder === undefined || holder === 'meus' ? consultantId : holder };
  const page = await listLeadPage(db, {
    ...filter,
    ...(holder && { holder: whose }),
    after: decodeCursor(cursor),
    size: pageSizeOf({ limit }),
  });
  return {
    ...page,
    items: page.items.map((facts) => toLead(facts, consultantId)),
    counts: await countOpen(db, consultantId),
  };
}
