import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { answerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { isUrgent } from './service-requests.repository';
import { serviceRequests } from './service-requests.table';

const isOpen = ne(serviceRequests.state, 'resolvida');

/** Requests whose customers wait for an answer: urgent ones first, then the longest wait. */
export const dueRequests: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: serviceRequests.id }).from(serviceRequests).where(isOpen),
    ),

  async list(db, { most, now }) {
    const rows = await db
      .select({
        request: serviceRequests,
        terms: contracts.terms,
        who: users.name,
        urgent: isUrgent,
      })
      .from(serviceRequests)
      .innerJoin(contracts, eq(contracts.id, serviceRequests.contractId))
      .innerJoin(users, eq(users.id, serviceRequests.userId))
      .where(and(isOpen, isNotNull(serviceRequests.waitingSince)))
      .orderBy(desc(isUrgent), asc(serviceRequests.waitingSince), asc(serviceRequests.id))
      .limit(most);
    return rows.map(({ request: { id, kind, waitingSince }, terms, who, urgent }) => ({
      queue: 'services',
      id,
      act: 'answer',
      who,
      about: terms.versionName,
      subject: kind,
      until: answerDay(waitingSince ?? now),
      hour: null,
      urgent,
    }));
  },
};
