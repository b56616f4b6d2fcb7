import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { type ServiceRequest } from '@site/api-contract';
import { answerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { type DueQueue } from '#platform/data/due-queue';
import { contractLosses } from '../losses/losses.table';
import { isUrgent, type RequestFacts, requestFacts } from './service-requests.repository';
import { serviceEntries, serviceRequests } from './service-requests.table';

const isOpen = ne(serviceRequests.state, 'resolvida');
const LOSS: ServiceRequest['kind'] = 'roubo-ou-perda-total';

/**
 * Whether the contract may end by a loss: it has not, and its car is out (`isCarOut`).
 */
const isLossOpen = sql<boolean>`(not exists (select from ${contractLosses}
    where ${contractLosses.contractId} = ${serviceRequests.contractId})
  and exists (select from contracts c
    join proposals p on p.id = c.proposal_id
    left join returns r on r.contract_id = c.id
    where c.id = ${serviceRequests.contractId}
      and (p.state = 'ativa' or r.kind = 'desistencia' and r.returned_at is null)))`;
/** A loss of which the contract's end or the deductible is still to be decided. */
const isUndecided = and(
  eq(serviceRequests.kind, LOSS),
  or(isLossOpen, isNull(serviceRequests.deductibleCentavos)),
);

/**
 * Requests whose customers wait for an answer, urgent ones first, then the longest wait;
 * then losses that were answered and are not decided. Their customers hear more until
 * one business day after the last word.
 */
export const dueRequests: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: serviceRequests.id }).from(serviceRequests).where(isOpen),
    ),

  async list(db, { most }) {
    const rows: RequestFacts[] = await requestFacts(db)
      .where(and(isOpen, or(isNotNull(serviceRequests.waitingSince), isUndecided)))
      .orderBy(
        desc(isUrgent),
        sql`${serviceRequests.waitingSince} asc nulls last`,
        asc(serviceRequests.openedAt),
        asc(serviceRequests.id),
      )
      .limit(most);
    const answered = rows.filter(({ request }) => request.waitingSince === null);
    const losses = await undecidedLosses(
      db,
      answered.map(({ request }) => request.id),
    );
    return rows.map(({ request, contract, customerName, claimerName, urgent }) => {
      const { act, since } = losses.get(request.id) ?? { act: 'answer', since: null };
      return {
        queue: 'services',
        id: request.id,
        act,
        who: customerName,
        about: contract.terms.versionName,
        subject: request.kind,
        until: answerDay(request.waitingSince ?? since ?? request.openedAt),
        hour: null,
        urgent,
        claimed: { by: request.claimedBy, name: claimerName },
      };
    });
  },
};

type UndecidedLoss = { act: 'decide-loss' | 'decide-deductible'; since: Date | null };

/** The next decision about answered losses, and when the last word was. */
async function undecidedLosses(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, UndecidedLoss>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: serviceRequests.id,
      isLossOpen,
      since: max(serviceEntries.at),
    })
    .from(serviceRequests)
    .leftJoin(serviceEntries, eq(serviceEntries.requestId, serviceRequests.id))
    .where(inArray(serviceRequests.id, [...ids]))
    .groupBy(serviceRequests.id);
  return new Map(
    rows.map(({ id, since, ...loss }) => [
      id,
      { act: loss.isLossOpen ? 'decide-loss' : 'decide-deductible', since },
    ]),
  );
}
