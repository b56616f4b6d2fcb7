import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { users } from '../../identity/accounts/accounts.table';
import { contracts } from '../contracts/contracts.table';
import { foundBy } from '../contracts/list/contract-search.repository';
import { selectMain } from './deliveries.repository';
import { deliveries } from './deliveries.table';

/**
 * Cars that the viewer's dealership hands over or handed over and that a search finds, the
 * contract signed last first.
 */
export async function foundDeliveries(
  db: Database,
  viewer: Pick<SignedIn, 'dealershipId'>,
  { search, most }: Pick<FoundQuery, 'search' | 'most'>,
): Promise<FoundRow[]> {
  const rows = await selectMain(db)
    .where(
      and(
        eq(deliveries.dealershipId, dealershipOf(viewer)),
        foundBy(contracts.id, search),
      ),
    )
    .orderBy(
      wholeNamesFirst(users.name, search),
      desc(contracts.signedAt),
      desc(contracts.id),
    )
    .limit(most);
  return rows.map(({ delivery, contract, customer, car, handover }) => ({
    personId: customer.id,
    item: {
      kind: 'delivery',
      id: contract.id,
      name: customer.name,
      number: contract.number,
      car: contract.terms.versionName,
      plate: car?.plate ?? null,
      stage: handover ? 'handed-over' : delivery.releasedAt ? 'cancelled' : 'coming',
      slot:
        delivery.slotOn && delivery.slotAt
          ? { day: delivery.slotOn, time: delivery.slotAt }
          : null,
    },
  }));
}
