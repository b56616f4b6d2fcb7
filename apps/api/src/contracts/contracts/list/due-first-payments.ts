import { and, asc, eq, lt, not } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type DueQuery } from '#platform/data/due-queue';
import { type SignedIn } from '#platform/security/authentication';
import { hasPlannedStep } from '../../../sales/proposals/list/has-planned-step';
import {
  customers,
  visibleTo,
} from '../../../sales/proposals/list/proposal-filters.repository';
import { proposals } from '../../../sales/proposals/proposals.table';
import { firstDueOn } from '../../installments/plan';
import { contracts } from '../contracts.table';

/**
 * Customers who signed before today and have not paid the first installment, which is due
 * on the day that is shown: without it no car comes. A planned step takes the customer out
 * until its day. A seller's own alone.
 */
export async function dueFirstPayments(
  db: Database,
  viewer: SignedIn,
  { most, now }: DueQuery,
): Promise<DealershipItem[]> {
  const rows = await db
    .select({ contract: contracts, customerName: customers.name })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(customers, eq(customers.id, proposals.userId))
    .where(
      and(
        visibleTo(viewer),
        eq(proposals.state, 'contrato_assinado'),
        lt(contracts.signedAt, startOfSaoPauloDay(saoPauloDay(now))),
        not(hasPlannedStep(db)),
      ),
    )
    .orderBy(asc(contracts.signedAt), asc(contracts.id))
    .limit(most);
  return rows.map(({ contract, customerName }) => ({
    task: 'ask-payment',
    id: contract.proposalId,
    customerName,
    about: contract.terms.versionName,
    until: firstDueOn(saoPauloDay(contract.signedAt)),
    hour: null,
  }));
}
