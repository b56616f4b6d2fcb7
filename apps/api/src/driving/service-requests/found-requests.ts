import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { users } from '../../identity/accounts/accounts.table';
import { requestsFoundBy } from './service-requests.repository';
import { serviceRequests } from './service-requests.table';

const isOpen = ne(serviceRequests.state, 'resolvida');

/** Requests for help that a search finds: open ones first, then the newest. */
export async function foundRequests(
  db: Database,
  { search, most }: Pick<FoundQuery, 'search' | 'most'>,
): Promise<FoundRow[]> {
  const rows = await db
    .select({ request: serviceRequests, name: users.name })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .where(requestsFoundBy(search))
    .orderBy(
      wholeNamesFirst(users.name, search),
      desc(sql`${isOpen}`),
      desc(serviceRequests.openedAt),
      desc(serviceRequests.number),
    )
    .limit(most);
  return rows.map(({ request, name }) => ({
    personId: request.userId,
    item: {
      kind: 'service',
      id: request.id,
      name,
      number: request.number,
      subject: request.kind,
      state: request.state,
    },
  }));
}

/** The number of open requests of customers, by account. */
export async function openRequests(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => number> {
  const rows = await db
    .select({ userId: serviceRequests.userId, open: count() })
    .from(serviceRequests)
    .where(and(inArray(serviceRequests.userId, [...userIds]), isOpen))
    .groupBy(serviceRequests.userId);
  return (userId) => rows.find((row) => row.userId === userId)?.open ?? 0;
}
