import { and, asc, desc, isNotNull, ne } from 'drizzle-orm';
import { answerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { isUrgent, type RequestFacts, requestFacts } from './service-requests.repository';
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
    const rows: RequestFacts[] = await requestFacts(db)
      .where(and(isOpen, isNotNull(serviceRequests.waitingSince)))
      .orderBy(desc(isUrgent), asc(serviceRequests.waitingSince), asc(serviceRequests.id))
      .limit(most);
    return rows.map(({ request, contract, customerName, claimerName, urgent }) => ({
      queue: 'services',
      id: request.id,
      act: 'answer',
      who: customerName,
      about: contract.terms.versionName,
      subject: request.kind,
      until: answerDay(request.waitingSince ?? now),
      hour: null,
      urgent,
      claimed: { by: request.claimedBy, name: claimerName },
    }));
  },
};
