import { asc, eq } from 'drizzle-orm';
import { contestAnswerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { type DueQuery, type DueQueue } from '#platform/data/due-queue';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { returns } from './returns.table';

const isContested = eq(returns.damageState, 'contestados');

/** Contested damages, by the last day that the law gives for the answer. */
export async function dueDamages(db: Database, { most }: DueQuery): Promise<DueQueue> {
  const rows = await db
    .select({ booking: returns, terms: contracts.terms, who: users.name })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(isContested)
    .orderBy(asc(returns.contestOpenedAt), asc(returns.contractId))
    .limit(most);
  return {
    total: await countUpToLimit(
      db,
      db.select({ id: returns.contractId }).from(returns).where(isContested),
    ),
    items: rows.map(({ booking, terms, who }) => ({
      queue: 'damages',
      id: booking.contractId,
      act: 'answer',
      who,
      about: terms.versionName,
      until: contestAnswerDay(booking.contestOpenedAt ?? booking.updatedAt),
      hour: null,
      urgent: false,
    })),
  };
}
