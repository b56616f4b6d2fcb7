import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { type Database } from '../platform/database';
import { refuse } from '../platform/errors';
import { priceTables } from '../tables';

export type PriceTable = { id: number; name: string };

/** The price table valid at `now`; of several the newest. */
export async function getCurrentPriceTable(db: Database, now: Date): Promise<PriceTable> {
  return (await findCurrentPriceTable(db, now)) ?? refuse('unavailable', 'Os preços estão sendo atualizados. Tente de novo em instantes.');
}

/** As `getCurrentPriceTable`; null in a gap between two tables. */
export async function findCurrentPriceTable(db: Database, now: Date): Promise<PriceTable | null> {
  const [table] = await db
    .select({ id: priceTables.id, name: priceTables.name })
    .from(priceTables)
    .where(
      and(
        lte(priceTables.validFrom, now),
        or(isNull(priceTables.validUntil), gt(priceTables.validUntil, now)),
      ),
    )
    .orderBy(desc(priceTables.validFrom), desc(priceTables.id))
    .limit(1);
  return table ?? null;
}

/** A table by its name, current or not; null when it is gone. */
export async function findPriceTable(db: Database, name: string): Promise<PriceTable | null> {
  const [table] = await db.select({ id: priceTables.id, name: priceTables.name }).from(priceTables).where(eq(priceTables.name, name)).limit(1);
  return table ?? null;
}

/** Person type of a client type on the wire: 1 = PF, 2 = PJ. */
export function personTypeOf(clientType: 1 | 2): 'PF' | 'PJ' {
  return clientType === 1 ? 'PF' : 'PJ';
}
