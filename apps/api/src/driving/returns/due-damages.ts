import { asc, eq } from 'drizzle-orm';
import { contestAnswerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { returns } from './returns.table';

const isContested = eq(returns.damageState, 'contestados');

/** Contested damages, by the last day that the law gives for the answer. */
export const dueDamages: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: returns.contractId }).from(returns).where(isContested),
    ),

  async list(db, { most }) {
    const rows = await db
      .select({ booking: returns, terms: contracts.terms, who: users.name })
      .from(returns)
      .innerJoin(contracts, eq(contracts.id, returns.contractId))
      .innerJoin(users, eq(users.id, contracts.userId))
      .where(isContested)
      .orderBy(asc(returns.contestOpenedAt), asc(returns.contractId))
      .limit(most);
    return rows.map(({ booking, terms, who }) => ({
      queue: 'damages',
      id: booking.contractId,
      act: 'answer',
      who,
      about: terms.versionName,
      until: contestAnswerDay(booking.contestOpenedAt ?? booking.updatedAt),
      hour: null,
      urgent: false,
    }));
  },
};
