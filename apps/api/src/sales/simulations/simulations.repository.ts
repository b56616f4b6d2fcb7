import {
  and,
  asc,
  eq,
  gt,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Simulation } from '@site/api-contract';
import { affectedRows, type Database } from '#platform/data/database';
import { hotStatement } from '#platform/data/statements/hot-statement';
import { type Ports } from '#platform/ports';
import { type Caller } from '#platform/security/authentication';
import { countDeliveryDay } from '../../catalog/stock/delivery-day';
import { proposals } from '../proposals/proposals.table';
import { baskets } from './baskets.table';
import { toQuote, toRepricing } from './pricing/calculation';
import { simulations } from './simulations.table';

export type SimulationRow = typeof simulations.$inferSelect;
export type BasketRow = typeof baskets.$inferSelect;
/** `sharedCartId` is the open cart whose history records changes; lists leave it out. */
export type Owned = {
  simulation: SimulationRow;
  basket: BasketRow | null;
  sharedCartId?: string | null;
};

/**
 * The owner of the simulations that a call may touch: the user, and the browser session
 * for simulations without a user.
 */
export type Owner = {
  userId: string | null;
  sessionId: string | null;
  /**
   * The seller who acts in this cart, let in by its owner (`assisted-sale/`); absent when
   * the owner acts.
   */
  assistantId?: string;
};

export function ownerOf(viewer: Caller, sessionId: string | undefined): Owner {
  return { userId: viewer.id ?? null, sessionId: sessionId ?? null };
}

export function belongsTo({
  userId,
  sessionId,
}: Owner | Record<'userId' | 'sessionId', Placeholder>): SQL | undefined {
  const ofSession = sessionId
    ? and(isNull(simulations.userId), eq(simulations.sessionId, sessionId))
    : undefined;
  const ofUser = userId ? eq(simulations.userId, userId) : undefined;
  return ofUser || ofSession ? or(ofUser, ofSession) : eq(simulations.id, NOBODY);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Gives the session's simulations to the user who has just signed in
 * (docs/product/sales.md).
 */
export async function adoptSimulations(
  db: Database,
  { userId, sessionId }: Owner,
): Promise<void> {
  if (!userId || !sessionId) return;
  await db
    .update(simulations)
    .set({ userId, sessionId: null })
    .where(and(isNull(simulations.userId), eq(simulations.sessionId, sessionId)));
}

/** Open simulations, oldest first; those that became a proposal have left the cart. */
export function listOwned(db: Database, owner: Owner): Promise<Owned[]> {
  return db
    .select({ simulation: simulations, basket: baskets })
    .from(simulations)
    .leftJoin(baskets, eq(baskets.simulationId, simulations.id))
    .where(
      and(
        belongsTo(owner),
        isNull(simulations.removedAt),
        isNull(simulations.contractedAt),
      ),
    )
    .orderBy(asc(simulations.createdAt), asc(simulations.id))
    .limit(100);
}

/** Selected with the row, so that only shared carts cost a query for their history. */
const SHARED_IN = sql<
  string | null
>`(select c.id from shared_carts c where c.state in ('prepared', 'live')
  and (c.user_id = simulations.user_id or (c.user_id is null and simulations.user_id is null and c.session_id = simulations.session_id)))`;

/** The owner of the call; a null owner has no simulations. */
export const OWNER = {
  userId: sql.placeholder('userId'),
  sessionId: sql.placeholder('sessionId'),
};

/**
 * A simulation of this owner; somebody else's is not found (security-requirements D2).
 */
export async function findOwned(
  db: Database,
  owner: Owner,
  id: string,
): Promise<Owned | null> {
  const { userId, sessionId } = owner;
  const [found] = await selectOwned(db, { id, userId, sessionId });
  return found ?? null;
}

const selectOwned = hotStatement('owned_simulation', (db) =>
  db
    .select({ simulation: simulations, basket: baskets, sharedCartId: SHARED_IN })
    .from(simulations)
    .leftJoin(baskets, eq(baskets.simulationId, simulations.id))
    .where(
      and(
        eq(simulations.id, sql.placeholder('id')),
        isNull(simulations.removedAt),
        belongsTo(OWNER),
      ),
    ),
);

/**
 * The same with the row locked until the transaction ends, and the basket read after
 * that.
 */
export async function lockOwned(
  tx: Database,
  owner: Owner,
  id: string,
): Promise<Owned | null> {
  const [row] = await tx
    .select({ simulation: simulations, sharedCartId: SHARED_IN })
    .from(simulations)
    .where(and(eq(simulations.id, id), isNull(simulations.removedAt), belongsTo(owner)))
    .for('update');
  if (!row) return null;
  const [basket] = await tx.select().from(baskets).where(eq(baskets.simulationId, id));
  return { ...row, basket: basket ?? null };
}

/** The number of the proposal that a simulation was sent as. */
export async function findProposalOf(
  db: Database,
  simulationId: string,
): Promise<string | null> {
  const [sent] = await db
    .select({ number: proposals.number })
    .from(proposals)
    .where(eq(proposals.simulationId, simulationId));
  return sent?.number ?? null;
}

/** A simulation by its share link, whoever owns it. */
export async function findShared(db: Database, id: string): Promise<Owned | null> {
  const [found] = await db
    .select({ simulation: simulations, basket: baskets })
    .from(simulations)
    .innerJoin(baskets, eq(baskets.simulationId, simulations.id))
    .where(and(eq(simulations.id, id), isNull(simulations.removedAt)));
  return found ?? null;
}

/** Restores a simulation that was removed after `since`; false when there is none. */
export async function restoreOwned(
  db: Database,
  owner: Owner,
  id: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .update(simulations)
    .set({ removedAt: null })
    .where(
      and(eq(simulations.id, id), gt(simulations.removedAt, since), belongsTo(owner)),
    )
    .returning({ id: simulations.id });
  return rows.length > 0;
}

/** Deletes for good the simulations removed at or before `until`. */
export async function deleteRemoved(db: Database, until: Date): Promise<number> {
  return affectedRows(
    await db.delete(simulations).where(lte(simulations.removedAt, until)),
  );
}

/** A simulation in the answer's form, with the delivery of a contract signed now. */
export function toSimulation(
  ports: Pick<Ports, 'clock'>,
  { simulation, basket }: Owned,
): Simulation {
  const { id, code, clientType, city, state, latitude, longitude, createdAt } =
    simulation;
  return {
    id,
    code,
    clientType,
    place: { city, state, latitude, longitude },
    basket: basket && toBasket(ports, basket),
    createdAt: createdAt.toISOString(),
  };
}

export function toBasket(
  { clock }: Pick<Ports, 'clock'>,
  row: BasketRow,
): NonNullable<Simulation['basket']> {
  const {
    modelSlug,
    modelName,
    versionName,
    engine,
    gearbox,
    fuel,
    paintName,
    addOns,
    dealershipName,
    dealershipPlace,
  } = row.choice;
  return {
    id: row.id,
    revision: row.revision,
    modelSlug,
    modelName,
    versionSlug: row.versionSlug,
    versionName,
    engine,
    gearbox,
    fuel,
    paint: row.paint,
    paintName,
    term: row.term,
    km: row.km,
    addOns,
    dealershipId: row.dealershipId === null ? null : String(row.dealershipId),
    dealershipName,
    dealershipPlace,
    quote: {
      ...toQuote(row.quote, row),
      delivery: countDeliveryDay(row.quote.delivery, clock.now()),
    },
    repriced: row.repriced && toRepricing(row.repriced),
  };
}
