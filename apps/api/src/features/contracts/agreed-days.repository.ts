import { and, desc, eq, gte } from 'drizzle-orm';
import { type IsoDate } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { overdueDecisions } from '../../tables';

/** The latest agreed day that has not passed; null without one. */
export async function promisedUntil(
  db: Database,
  contractId: string,
  today: IsoDate,
): Promise<IsoDate | null> {
  const [newest] = await db
    .select({ promisedOn: overdueDecisions.promisedOn })
    .from(overdueDecisions)
    .where(
      and(
        eq(overdueDecisions.contractId, contractId),
        gte(overdueDecisions.promisedOn, today),
      ),
    )
    .orderBy(desc(overdueDecisions.decidedAt))
    .limit(1);
  return newest?.promisedOn ?? null;
}
