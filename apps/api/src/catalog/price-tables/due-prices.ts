import { and, asc, gt, isNull } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type DueQuery, type DueQueue } from '#platform/data/due-queue';
import { priceTables } from './prices.table';

/** Price tables that begin by themselves, the next one first; there are few. */
export async function duePrices(
  db: Database,
  { most, now }: DueQuery,
): Promise<DueQueue> {
  const rows = await db
    .select()
    .from(priceTables)
    .where(and(gt(priceTables.validFrom, now), isNull(priceTables.withdrawnAt)))
    .orderBy(asc(priceTables.validFrom), asc(priceTables.id));
  return {
    total: rows.length,
    items: rows.slice(0, most).map(({ id, name, validFrom }) => ({
      queue: 'prices',
      id: String(id),
      act: 'check',
      who: null,
      about: name,
      until: saoPauloDay(validFrom),
      hour: null,
      urgent: false,
    })),
  };
}
