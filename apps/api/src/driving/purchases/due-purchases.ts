import { asc, eq, inArray } from 'drizzle-orm';
import { type DueItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { PURCHASE_STATES } from '@site/api-contract/contracts';
import { isPurchaseOpen } from '@site/api-contract/driving';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { deadlinesOf } from './purchase-view';
import { purchases } from './purchases.table';

const isOpen = inArray(purchases.state, PURCHASE_STATES.filter(isPurchaseOpen));
/** The states in which a purchase waits for us, with the act of each. */
const OUR_ACTS = [
  ['pedida', 'offer'],
  ['comprada', 'transfer'],
] as const;

/** Cars that customers want to buy and wait for an offer, or for the title. */
export const duePurchases: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: purchases.contractId }).from(purchases).where(isOpen),
    ),

  async list(db, { most, now }) {
    const items: DueItem[] = [];
    for (const [state, act] of OUR_ACTS) {
      const rows = await db
        .select({ purchase: purchases, terms: contracts.terms, who: users.name })
        .from(purchases)
        .innerJoin(contracts, eq(contracts.id, purchases.contractId))
        .innerJoin(users, eq(users.id, contracts.userId))
        .where(eq(purchases.state, state))
        .orderBy(asc(purchases.updatedAt), asc(purchases.contractId))
        .limit(most);
      for (const { purchase, terms, who } of rows) {
        const { answerUntil, transferUntil } = deadlinesOf(purchase);
        items.push({
          queue: 'purchases',
          id: purchase.contractId,
          act,
          who,
          about: terms.versionName,
          until: act === 'offer' ? answerUntil : (transferUntil ?? saoPauloDay(now)),
          hour: null,
          urgent: false,
        });
      }
    }
    return items;
  },
};
