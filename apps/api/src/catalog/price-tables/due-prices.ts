import { and, asc, gt, isNull } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type DueQueue } from '#platform/data/due-queue';
import { priceTables } from './prices.table';

/** Price tables that begin by themselves, the next one first; there are few. */
export const duePrices: DueQueue = {
  count: async (db, now) => (await listScheduled(db, now)).length,

  async list(db, { most, now }) {
    const rows = await listScheduled(db, now);
    return rows.slice(0, most).map(({ id, name, validFrom }) => ({
      queue: 'prices',
      id: String(id),
      act: 'check',
      who: null,
      about: name,
      until: saoPauloDay(validFrom),
      hour: null,
      urgent: false,
    }));
  },
};

function listScheduled(db: Database, now: Date) {
  return db
    .select()
    .from(priceTables)
    .where(and(gt(priceTables.validFrom, now), isNull(priceTables.withdrawnAt)))
    .orderBy(asc(priceTables.validFrom), asc(priceTables.id));
}
