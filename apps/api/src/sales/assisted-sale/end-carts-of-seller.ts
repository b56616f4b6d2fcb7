import { and, eq, inArray } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { recordEvent } from './cart-history';
import { closeCart, discardPrepared } from './shared-carts.repository';
import { sharedCarts } from './shared-carts.table';

/**
 * Ends the carts that the seller shares with customers, who keep them and may let another
 * seller in.
 */
export async function endCartsOfSeller(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  sellerId: string,
): Promise<void> {
  const now = ports.clock.now();
  const open = await tx
    .select()
    .from(sharedCarts)
    .where(
      and(
        eq(sharedCarts.sellerId, sellerId),
        inArray(sharedCarts.state, ['prepared', 'requested', 'live']),
      ),
    )
    .orderBy(sharedCarts.id)
    .for('update');
  for (const cart of open) {
    if (cart.state === 'live')
      await recordEvent(ports, tx, {
        sharedCartId: cart.id,
        owner: { assistantId: sellerId },
        line: { kind: 'ended' },
      });
    await discardPrepared(tx, cart, now);
    await closeCart(tx, cart.id, 'ended', now);
  }
}
