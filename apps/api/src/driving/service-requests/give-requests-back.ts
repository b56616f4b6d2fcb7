import { and, eq, ne, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { serviceRequests } from './service-requests.table';

/**
 * Frees the open requests of a consultant who answers them no longer; their state stays,
 * and any colleague can take them.
 */
export async function giveRequestsBack(tx: Database, userId: string): Promise<void> {
  await tx
    .update(serviceRequests)
    .set({ claimedBy: null, revision: sql`${serviceRequests.revision} + 1` })
    .where(
      and(eq(serviceRequests.claimedBy, userId), ne(serviceRequests.state, 'resolvida')),
    );
}
