import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { users } from '../../identity/accounts/accounts.table';
import { listFound } from './workshop.repository';
import { workshopVisits } from './workshop.table';

/**
 * Visits to the workshop of the viewer's dealership that a search finds, the last day
 * first, so that those to come stand above those that are over.
 */
export async function foundVisits(
  db: Database,
  viewer: Pick<SignedIn, 'dealershipId'>,
  { search, most }: Pick<FoundQuery, 'search' | 'most'>,
): Promise<FoundRow[]> {
  const found = await listFound(db, {
    dealershipId: dealershipOf(viewer),
    most,
    where: foundBy(workshopVisits.contractId, search),
    first: wholeNamesFirst(users.name, search),
  });
  return found.map(({ visit, contract, customer, plate }) => ({
    personId: contract.userId,
    item: {
      kind: 'workshop',
      id: visit.id,
      name: customer.name,
      number: contract.number,
      car: contract.terms.versionName,
      plate,
      reason: visit.reason,
      state: visit.state,
      slot: { day: visit.slotOn, time: visit.slotAt },
    },
  }));
}
