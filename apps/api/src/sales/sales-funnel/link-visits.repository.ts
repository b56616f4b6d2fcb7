import { and, countDistinct, eq, ne, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { linkVisits } from './link-visits.table';

type Visit = Omit<typeof linkVisits.$inferInsert, 'visits'>;

/** One statement, so that simultaneous visits are all counted. */
export async function addVisit(db: Database, visit: Visit): Promise<void> {
  const { dealershipId, day, origin, sellerId, campaign } = linkVisits;
  await db
    .insert(linkVisits)
    .values({ ...visit, visits: 1 })
    .onConflictDoUpdate({
      target: [dealershipId, day, origin, sellerId, campaign],
      set: { visits: sql`${linkVisits.visits} + 1` },
    });
}

/** How many other campaigns the links of a dealership had on a day. */
export async function countCampaigns(
  db: Database,
  { dealershipId, day, besides }: { dealershipId: number; day: string; besides: string },
): Promise<number> {
  const [row] = await db
    .select({ campaigns: countDistinct(linkVisits.campaign) })
    .from(linkVisits)
    .where(
      and(
        eq(linkVisits.dealershipId, dealershipId),
        eq(linkVisits.day, day),
        ne(linkVisits.campaign, besides),
      ),
    );
  return row?.campaigns ?? 0;
}
