import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { contracts } from '../../contracts/contracts/contracts.table';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { cars } from '../../contracts/deliveries/handovers.table';
import { users } from '../../identity/accounts/accounts.table';
import { returns } from './returns.table';

/**
 * Cars that come back or came back to the viewer's dealership and that a search finds, the
 * one asked for last first.
 */
export async function foundReturns(
  db: Database,
  viewer: Pick<SignedIn, 'dealershipId'>,
  { search, most }: Pick<FoundQuery, 'search' | 'most'>,
): Promise<FoundRow[]> {
  const rows = await db
    .select({
      booking: returns,
      contract: contracts,
      name: users.name,
      plate: cars.plate,
    })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .where(
      and(eq(returns.dealershipId, dealershipOf(viewer)), foundBy(contracts.id, search)),
    )
    .orderBy(
      wholeNamesFirst(users.name, search),
      desc(returns.askedAt),
      desc(returns.contractId),
    )
    .limit(most);
  return rows.map(({ booking, contract, name, plate }) => ({
    personId: contract.userId,
    item: {
      kind: 'return',
      id: contract.id,
      name,
      number: contract.number,
      car: contract.terms.versionName,
      plate,
      isBack: booking.returnedAt !== null,
      slot:
        booking.slotOn && booking.slotAt
          ? { day: booking.slotOn, time: booking.slotAt }
          : null,
      bringBy: booking.bringBy,
    },
  }));
}
