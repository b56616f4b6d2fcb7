import { sql } from 'drizzle-orm';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { type LeadFilter, matching } from './lead-filters.repository';
import { leads } from './leads.table';

/** The number of leads that a filter finds, counted up to the limit. */
export function countLeads(db: Database, filter: LeadFilter): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(leads)
    .where(matching(filter));
  return countUpToLimit(db, found);
}

/** Open leads without a holder, and those of a consultant. */
export async function countOpen(db: Database, consultantId: string) {
  const status = 'abertos';
  return {
    free: await countLeads(db, { status, holder: { free: true } }),
    mine: await countLeads(db, { status, holder: { id: consultantId } }),
  };
}
