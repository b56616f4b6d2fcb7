import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { adoptSharedCart } from '../assisted-sale/shared-carts.repository';
import { adoptSimulations } from './simulations.repository';

/**
 * Gives an account the simulations and the shared cart of its browser's session, in the
 * transaction of the sign-in.
 */
export async function adoptCart(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  holder: { userId: string; sessionId: string | null },
): Promise<void> {
  await adoptSimulations(tx, holder);
  await adoptSharedCart(tx, holder, clock.now());
}
