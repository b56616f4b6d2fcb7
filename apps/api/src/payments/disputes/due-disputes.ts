import { asc, eq } from 'drizzle-orm';
import { contestAnswerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { chargeDisputes } from './charge-disputes.table';

const isOpen = eq(chargeDisputes.state, 'aberta');

/** Contested charges without an answer, by the last day that the law gives for it. */
export const dueDisputes: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: chargeDisputes.id }).from(chargeDisputes).where(isOpen),
    ),

  async list(db, { most }) {
    const rows = await db
      .select({ dispute: chargeDisputes, terms: contracts.terms, who: users.name })
      .from(chargeDisputes)
      .innerJoin(contracts, eq(contracts.id, chargeDisputes.contractId))
      .innerJoin(users, eq(users.id, contracts.userId))
      .where(isOpen)
      .orderBy(asc(chargeDisputes.openedAt), asc(chargeDisputes.id))
      .limit(most);
    return rows.map(({ dispute: { id, openedAt }, terms, who }) => ({
      queue: 'disputes',
      id,
      act: 'answer',
      who,
      about: terms.versionName,
      until: contestAnswerDay(openedAt),
      hour: null,
      urgent: false,
    }));
  },
};
