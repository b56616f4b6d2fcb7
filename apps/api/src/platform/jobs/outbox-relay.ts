import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type Ports } from '../ports';
import { type outbox, type workflowOutbox } from './outbox.table';
import { MAX_ATTEMPTS, pauseMs } from './outbox-retries';

/** After this time another process may take a row again. */
const LEASE_SECONDS = 60;
const BATCH = 10;

type Outbox = typeof outbox | typeof workflowOutbox;
type Work<Table extends Outbox> = {
  table: Table;
  /** The log's word for a row. */
  what: string;
  /** Rows for the same receiver keep their order; others do not wait for each other. */
  receiverOf(row: Table['$inferSelect']): unknown;
  /** Rejects when the row was not accepted. */
  handOver(row: Table['$inferSelect']): Promise<void>;
};

/**
 * Hands over the due rows of an outbox, `BATCH` at once, and deletes the accepted ones;
 * the others are tried again with growing pauses and given up after
 * `MAX_ATTEMPTS`. Returns the number of tried rows. Safe in many processes at once.
 */
export async function relayDue<Table extends Outbox>(
  { database: { db }, clock }: Pick<Ports, 'database' | 'clock'>,
  log: FastifyBaseLogger,
  { table, what, receiverOf, handOver }: Work<Table>,
): Promise<number> {
  const box: Outbox = table;
  const now = clock.now();
  const due = db
    .select({ id: box.id })
    .from(box)
    .where(and(isNull(box.gaveUpAt), lte(box.nextTryAt, now)))
    .orderBy(asc(box.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(box)
    .set({
      attempts: sql`${box.attempts} + 1`,
      nextTryAt: new Date(now.getTime() + LEASE_SECONDS * 1000),
    })
    .where(sql`${box.id} = any(array${due})`)
    .returning();
  // A slow receiver does not delay the others.
  const lanes = new Map<unknown, Promise<void>>();
  for (const row of taken.sort((before, after) => before.id - after.id)) {
    const receiver = receiverOf(row);
    const before = lanes.get(receiver) ?? Promise.resolve();
    lanes.set(
      receiver,
      before.then(() => one(row)),
    );
  }
  await Promise.all(lanes.values());
  return taken.length;

  async function one(row: Table['$inferSelect']): Promise<void> {
    const { id, attempts } = row;
    try {
      await handOver(row);
    } catch (error) {
      const gaveUp = attempts >= MAX_ATTEMPTS;
      const reason = error instanceof Error ? error.name : 'unknown';
      log[gaveUp ? 'error' : 'warn'](
        { [what]: id, attempts, reason },
        gaveUp ? `${what} given up` : `${what} not taken, will try again`,
      );
      await db
        .update(box)
        .set(
          gaveUp
            ? { gaveUpAt: clock.now() }
            : { nextTryAt: new Date(clock.now().getTime() + pauseMs(attempts)) },
        )
        .where(eq(box.id, id));
      return;
    }
    await db.delete(box).where(eq(box.id, id));
  }
}
