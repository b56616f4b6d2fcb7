import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { isFineOpen, TRAFFIC_FINE_STATES } from '@site/api-contract/driving';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { type DueQuery, type DueQueue } from '#platform/data/due-queue';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { trafficFines } from './traffic-fines.table';

const OVER = TRAFFIC_FINE_STATES.filter((state) => !isFineOpen(state));
const isOpen = notInArray(trafficFines.state, OVER);
/** In `aguardando_condutor` the customer has the next word. */
const isOurTurn = inArray(trafficFines.state, [
  'sem_notificacao',
  'condutor_indicado',
  'titular_informado',
]);

/** Fines that a consultant moves on, the nearest last day for the driver first. */
export async function dueFines(db: Database, { most }: DueQuery): Promise<DueQueue> {
  const rows = await db
    .select({ fine: trafficFines, terms: contracts.terms, who: users.name })
    .from(trafficFines)
    .innerJoin(contracts, eq(contracts.id, trafficFines.contractId))
    .innerJoin(users, eq(users.id, trafficFines.userId))
    .where(and(isOpen, isOurTurn))
    .orderBy(asc(trafficFines.answerUntil), asc(trafficFines.id))
    .limit(most);
  return {
    total: await countUpToLimit(
      db,
      db.select({ id: trafficFines.id }).from(trafficFines).where(isOpen),
    ),
    items: rows.map(({ fine: { id, state, answerUntil }, terms, who }) => ({
      queue: 'fines',
      id,
      act: state === 'sem_notificacao' ? 'add-notice' : 'charge',
      who,
      about: terms.versionName,
      until: answerUntil,
      hour: null,
      urgent: false,
    })),
  };
}
