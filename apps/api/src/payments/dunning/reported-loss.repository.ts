import { and, eq, ne } from 'drizzle-orm';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { serviceRequests } from '../../driving/service-requests/service-requests.table';

/**
 * The day on which the customer says the car was lost, from an open request; the first of
 * several. Null without one.
 */
export async function reportedLossOn(
  db: Database,
  contractId: string,
): Promise<IsoDate | null> {
  const told = await db
    .select({
      details: serviceRequests.details,
      openedAt: serviceRequests.openedAt,
    })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.contractId, contractId),
        eq(serviceRequests.kind, 'roubo-ou-perda-total'),
        ne(serviceRequests.state, 'resolvida'),
      ),
    );
  const days = told.map(
    ({ details, openedAt }) => details.happenedOn ?? saoPauloDay(openedAt),
  );
  return days.sort()[0] ?? null;
}
