import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { scheduleDeletion } from '../../../identity/documents/documents.repository';
import { retainedFacts } from '../privacy.table';

/**
 * Removes contract facts whose time is over, with evidence and file of the signature.
 * Gives the number of people.
 */
export async function deleteRetainedFacts(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(retainedFacts)
      .where(
        and(
          isNotNull(retainedFacts.keptUntil),
          sql`${retainedFacts.keptUntil} < ${saoPauloDay(now)}`,
        ),
      )
      .returning({ userId: retainedFacts.userId });
    if (gone.length === 0) return 0;
    const ofThem = inArray(
      contracts.userId,
      gone.map(({ userId }) => userId),
    );
    const papers = await tx
      .select({ fileName: contracts.fileName })
      .from(contracts)
      .where(ofThem);
    await tx.update(contracts).set({ evidence: null, fileName: null }).where(ofThem);
    for (const { fileName } of papers)
      if (fileName) await scheduleDeletion(tx, fileName, now);
    return gone.length;
  });
}
