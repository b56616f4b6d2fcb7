import { and, count, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { isLeadClosed, LEAD_STATES } from '@site/api-contract/lead-states';
import { type Database } from '#platform/data/database';
import { leadCounts } from '#platform/data/kept-counts.table';
import { type LeadFilter, matching } from './lead-filters.repository';
import { leads } from './leads.table';

const CLOSED = LEAD_STATES.filter(isLeadClosed);

/** How many a filter finds: kept by the database, or counted where a text is searched. */
export async function countLeads(db: Database, filter: LeadFilter): Promise<number> {
  if (!filter.search?.trim()) return sumKept(db, filter);
  const [counted] = await db
    .select({ total: count() })
    .from(leads)
    .where(matching(filter));
  return counted?.total ?? 0;
}

/** Open leads that nobody holds, and those of a consultant. */
export async function countOpen(db: Database, consultantId: string) {
  const status = 'abertos';
  return {
    free: await sumKept(db, { status, holder: { free: true } }),
    mine: await sumKept(db, { status, holder: { id: consultantId } }),
  };
}

async function sumKept(db: Database, { holder, status }: LeadFilter): Promise<number> {
  const { claimedBy } = leadCounts;
  const [kept] = await db
    .select({ total: sql<number>`coalesce(sum(${leadCounts.leads}), 0)::integer` })
    .from(leadCounts)
    .where(
      and(
        holder && ('id' in holder ? eq(claimedBy, holder.id) : isNull(claimedBy)),
        status === 'abertos'
          ? notInArray(leadCounts.status, CLOSED)
          : status && eq(leadCounts.status, status),
      ),
    );
  return kept?.total ?? 0;
}
