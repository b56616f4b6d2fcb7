import { and, asc, eq, exists, gte, notInArray, or } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { type FineFacts, fineFacts, OVER } from './traffic-fines.repository';
import { trafficFineFiles, trafficFines } from './traffic-fines.table';

const isOpen = notInArray(trafficFines.state, OVER);

/**
 * Fines that a consultant moves on before the last day for the driver, the nearest first:
 * the notice is missing, or the signed paper waits to be handed in. Others wait for the
 * customer, or for the issuing body's bill.
 */
export const dueFines: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: trafficFines.id }).from(trafficFines).where(isOpen),
    ),

  async list(db, { most, now }) {
    const signed = db
      .select({ id: trafficFineFiles.fineId })
      .from(trafficFineFiles)
      .where(
        and(
          eq(trafficFineFiles.fineId, trafficFines.id),
          eq(trafficFineFiles.kind, 'indicacao-assinada'),
        ),
      );
    const isOurTurn = or(
      eq(trafficFines.state, 'sem_notificacao'),
      and(
        eq(trafficFines.state, 'condutor_indicado'),
        gte(trafficFines.answerUntil, saoPauloDay(now)),
        exists(signed),
      ),
    );
    const rows: FineFacts[] = await fineFacts(db)
      .where(isOurTurn)
      .orderBy(asc(trafficFines.answerUntil), asc(trafficFines.id))
      .limit(most);
    return rows.map(({ fine, contract, customerName, holderName }) => ({
      queue: 'fines',
      id: fine.id,
      act: fine.state === 'sem_notificacao' ? 'add-notice' : 'hand-in',
      who: customerName,
      about: contract.terms.versionName,
      until: fine.answerUntil,
      hour: null,
      urgent: false,
      claimed: { by: fine.claimedBy, name: holderName },
    }));
  },
};
