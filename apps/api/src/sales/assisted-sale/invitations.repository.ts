import { and, eq, gt } from 'drizzle-orm';
import { type SharedCartState } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { hashOf } from '#platform/security/token-hash';
import { type SharedCartRow } from './shared-carts.repository';
import { sharedCarts } from './shared-carts.table';

/** The cart of an invitation, locked, since it can be accepted once. */
export async function lockInvited(
  tx: Database,
  code: string,
  state: 'prepared' | 'offered',
  now: Date,
): Promise<SharedCartRow | null> {
  const [row] = await tx
    .select()
    .from(sharedCarts)
    .where(invited(code, state, now))
    .for('no key update');
  return row ?? null;
}

/** The cart that a customer accepted by this code, while the sharing lasts. */
export async function findAccepted(
  db: Database,
  code: string,
  now: Date,
): Promise<SharedCartRow | null> {
  const [row] = await db
    .select()
    .from(sharedCarts)
    .where(
      and(
        eq(sharedCarts.acceptedCodeHash, hashOf(code)),
        eq(sharedCarts.state, 'live'),
        gt(sharedCarts.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** The prepared cart of a valid invitation. */
export async function findInvited(
  db: Database,
  code: string,
  now: Date,
): Promise<SharedCartRow | null> {
  const [row] = await db
    .select()
    .from(sharedCarts)
    .where(invited(code, 'prepared', now));
  return row ?? null;
}

const invited = (code: string, state: SharedCartState, now: Date) =>
  and(
    eq(sharedCarts.codeHash, hashOf(code)),
    eq(sharedCarts.state, state),
    gt(sharedCarts.codeExpiresAt, now),
    gt(sharedCarts.expiresAt, now),
  );
