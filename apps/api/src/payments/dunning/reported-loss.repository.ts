import { and, eq, inArray, ne } from 'drizzle-orm';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { serviceRequests } from '../../driving/service-requests/service-requests.table';

/** Number of an open request that reports a loss, and the day on which the car was lost. */
type ReportedLoss = { number: string; lostOn: IsoDate };

/**
 * The open requests of customers who say that the car was lost, by contract; of several of
 * one contract that with the first day.
 */
export async function reportedLosses(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, ReportedLoss>> {
  const { contractId, number, details, openedAt, kind, state } = serviceRequests;
  const told = await db
    .select({ contractId, number, details, openedAt })
    .from(serviceRequests)
    .where(
      and(
        inArray(contractId, [...contractIds]),
        eq(kind, 'roubo-ou-perda-total'),
        ne(state, 'resolvida'),
      ),
    );
  const losses = new Map<string, ReportedLoss>();
  for (const request of told) {
    const lostOn = request.details.happenedOn ?? saoPauloDay(request.openedAt);
    const first = losses.get(request.contractId);
    if (!first || lostOn < first.lostOn)
      losses.set(request.contractId, { number: request.number, lostOn });
  }
  return losses;
}

/**
 * The day on which the customer says the car was lost, from an open request; the first of
 * several. Null without one.
 */
export async function reportedLossOn(
  db: Database,
  contractId: string,
): Promise<IsoDate | null> {
  return (await reportedLosses(db, [contractId])).get(contractId)?.lostOn ?? null;
}
