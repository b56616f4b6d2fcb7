import { and, eq, getTableColumns, isNull, type Placeholder, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { hotStatement, placeholdersOf } from '#platform/data/statements/hot-statement';
import { baskets } from './baskets.table';
import {
  type BasketRow,
  belongsTo,
  OWNER,
  type Owner,
  type SimulationRow,
} from './simulations.repository';
import { simulations } from './simulations.table';

/** False when its code is taken, and another must be tried. */
export async function insertSimulation(
  db: Database,
  row: SimulationRow,
): Promise<boolean> {
  return (await writeSimulation(db, row)).length > 0;
}

const writeSimulation = hotStatement('new_simulation', (db) =>
  db
    .insert(simulations)
    .values(placeholdersOf(simulations, ['contractedAt', 'removedAt']))
    .onConflictDoNothing()
    .returning({ id: simulations.id }),
);

/**
 * Replaces the choice of a basket if its revision is unchanged and its simulation is
 * still open and of the same owner; else gives false. One statement that locks the row of
 * the simulation: only one of two simultaneous edits succeeds, and a proposal that is
 * sent meanwhile keeps the basket that it read (security-requirements G2, G3).
 */
export async function replaceBasket(
  db: Database,
  owner: Owner,
  { id, simulationId, revision }: BasketRow,
  values: Partial<BasketRow>,
): Promise<boolean> {
  const open = openOf(db, owner, simulationId);
  const written = await db
    .with(open)
    .update(baskets)
    .set(values)
    .from(open)
    .where(
      and(
        eq(baskets.id, id),
        eq(baskets.simulationId, open.id),
        eq(baskets.revision, revision),
      ),
    )
    .returning({ id: baskets.id });
  return written.length > 0;
}

/**
 * Puts the first basket into a simulation that is still open, of the same owner and
 * without one; else gives false. One statement, as above.
 */
export async function insertBasket(
  db: Database,
  { userId, sessionId }: Owner,
  row: BasketRow,
): Promise<boolean> {
  return (await writeBasket(db, { ...row, userId, sessionId })).length > 0;
}

const writeBasket = hotStatement('first_basket', (db) => {
  const open = openOf(db, OWNER, sql.placeholder('simulationId'));
  const values = Object.entries(getTableColumns(baskets)).map(([key, column]) => {
    if (column === baskets.repriced) return sql`null`;
    const value = sql.param(sql.placeholder(key), column);
    return sql`${value}::${sql.raw(column.getSQLType())}`;
  });
  return db
    .with(open)
    .insert(baskets)
    .select(sql`select ${sql.join(values, sql`, `)} from ${open}`)
    .onConflictDoNothing()
    .returning({ id: baskets.id });
});

/**
 * A simulation of this owner that can be changed, locked by the statement in which it
 * stands.
 */
function openOf(
  db: Database,
  owner: Parameters<typeof belongsTo>[0],
  id: string | Placeholder,
) {
  return db.$with('open').as(
    db
      .select({ id: simulations.id })
      .from(simulations)
      .where(
        and(
          eq(simulations.id, id),
          isNull(simulations.removedAt),
          isNull(simulations.contractedAt),
          belongsTo(owner),
        ),
      )
      .for('update'),
  );
}
