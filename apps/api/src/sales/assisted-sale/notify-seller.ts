import { eq } from 'drizzle-orm';
import { type CartEvent } from '@site/api-contract';
import { type CartKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { notify } from '../../activity/notifications/notify';
import { sharedCarts } from './shared-carts.table';

/** A declined invitation is no event of a cart: the next customer may accept the same one. */
type Act = CartEvent['kind'] | 'declined';

/**
 * The kind of notice to the seller for each act of the customer; a proposal has its own
 * notice.
 */
const KINDS: Record<Act, CartKind | null> = {
  accepted: 'cart-joined',
  declined: 'cart-declined',
  added: 'cart-changed',
  changed: 'cart-changed',
  removed: 'cart-changed',
  restored: 'cart-changed',
  sent: null,
  ended: 'cart-ended',
};

/**
 * Notifies the seller of a shared cart about an act of its customer. A customer who tries
 * colors causes one notice: the newest change replaces an unread one.
 */
export async function notifySeller(
  tx: Database,
  { cart, kind, at }: { cart: string; kind: Act; at: Date },
): Promise<void> {
  const told = KINDS[kind];
  if (!told) return;
  const [row] = await tx
    .select({ sellerId: sharedCarts.sellerId })
    .from(sharedCarts)
    .where(eq(sharedCarts.id, cart));
  const holder = row?.sellerId ?? null;
  await notify(tx, { kind: told, about: { cart }, to: { holder }, newest: true, at });
}
