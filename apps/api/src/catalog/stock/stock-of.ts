import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { findActiveDealership } from '../dealerships/dealerships.repository';

/**
 * The dealership of a stock call: a dealer's own (404 for any other), or the one that the
 * desk names (400 without a name).
 */
export async function stockOf(
  db: Database,
  viewer: SignedIn,
  { dealership }: { dealership?: string | undefined },
): Promise<number> {
  if (viewer.role !== 'CONSULTANT') {
    const own = dealershipOf(viewer);
    return dealership === undefined || Number(dealership) === own
      ? own
      : refuse('not-found', TEXTS.notFound);
  }
  if (dealership === undefined)
    refuseFields([{ key: 'Dealership', message: 'Diga de qual loja é o estoque.' }]);
  const found = await findActiveDealership(db, Number(dealership));
  return found ?? refuse('not-found', TEXTS.notFound);
}
