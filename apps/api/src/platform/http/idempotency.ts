import { createHash } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import { UUID } from '@site/api-contract/uuid';
import { affectedRows, type Database } from '../data/database';
import { tryLockName } from '../data/lock-name';
import { refuse } from '../errors';
import { type Done } from '../jobs/jobs';
import { type Ports } from '../ports';
import { idempotencyKeys } from './idempotency-keys.table';

export type Repeatable = {
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** Owner of the key: user or session id, and the route. */
  scope: string;
  /** Parameters, query and body, which must be equal in a repeat. */
  request: unknown;
  status: number;
};

/** Refuses a call that charges or signs without a key to recognize a repeat (G9). */
export function requireKey(key: unknown): void {
  if (typeof key !== 'string' || !UUID.test(key))
    refuse('invalid', 'Este pedido vale uma vez só: mande um UUID em Idempotency-Key.');
}

/**
 * Runs an effect once for a key, in the transaction that stores its answer
 * (security-requirements G1). A repeat gets the first answer; one that comes while the
 * first still runs gets 409, one with another body 422. Refusals and faults roll the
 * transaction back and store nothing.
 */
export function onceForKey(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  repeatable: Repeatable,
  effect: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  const key = UUID.test(repeatable.key)
    ? repeatable.key.toLowerCase()
    : refuse('invalid', 'O cabeçalho Idempotency-Key precisa ser um UUID.');
  const { scope } = repeatable;
  const requestHash = createHash('sha256')
    .update(JSON.stringify(repeatable.request ?? null))
    .digest('base64url');
  const now = ports.clock.now();
  const oldest = new Date(now.getTime() - ports.config.IDEMPOTENCY_HOURS * 3_600_000);
  return db.transaction(async (tx) => {
    if (!(await tryLockName(tx, `${scope} ${key}`)))
      refuse(
        'conflict',
        'Este pedido ainda está sendo processado. Aguarde um instante.',
        { reason: 'request-running' },
      );
    const same = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
    const { createdAt } = idempotencyKeys;
    const gone = tx.$with('gone').as(
      tx
        .delete(idempotencyKeys)
        .where(and(same, lt(createdAt, oldest)))
        .returning({ key: idempotencyKeys.key }),
    );
    const [found] = await tx
      .with(gone)
      .select()
      .from(idempotencyKeys)
      .where(and(same, gte(createdAt, oldest)));
    if (found)
      return found.requestHash === requestHash
        ? found.answer
        : refuse('idempotency', 'Este pedido já foi enviado com outros dados.');
    const answer = await effect(tx);
    await tx.insert(idempotencyKeys).values({
      scope,
      key,
      requestHash,
      status: repeatable.status,
      answer: answer ?? null,
      createdAt: now,
    });
    return answer;
  });
}

/** Whether the answer of a request is stored, so that it is a repeat. */
export async function isAnswered(
  ports: Pick<Ports, 'database'>,
  repeatable: Repeatable | null,
): Promise<boolean> {
  if (!repeatable || !UUID.test(repeatable.key)) return false;
  const { scope } = repeatable;
  const key = repeatable.key.toLowerCase();
  const found = await ports.database.db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return found.length > 0;
}

/** Removes answers that are too old to repeat. */
export async function forgetOldKeys(
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
): Promise<Done> {
  const oldest = new Date(
    ports.clock.now().getTime() - ports.config.IDEMPOTENCY_HOURS * 3_600_000,
  );
  const gone = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, oldest));
  return { done: affectedRows(gone) };
}
