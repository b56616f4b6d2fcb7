import { and, asc, eq, gt, inArray, lt, not, notExists, sql } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { addDays, saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { EXPIRING_STATES, type ExpiringState, expiryDay } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type DueQuery } from '#platform/data/due-queue';
import { type SignedIn } from '#platform/security/authentication';
import { registrationPartners } from '../../../identity/accounts/registrations.table';
import { proposals } from '../proposals.table';
import { hasPlannedStep } from './has-planned-step';
import { customers, visibleTo } from './proposal-filters.repository';

/** Days that a customer has without a call. */
const QUIET_DAYS = 2;

/** The missing thing of each state that waits for its customer. */
const MISSING = {
  documentos_pendentes: 'ask-documents',
  aprovada: 'ask-signature',
} as const satisfies Record<ExpiringState, DealershipItem['task']>;

/**
 * Customers to call: their proposals have waited for documents or a signature since
 * `QUIET_DAYS`, and expire on the day that is shown. Somebody who plans a next step has
 * called, so such a proposal comes back on the planned day. A company whose partners
 * changed after the approval waits for our check of them. A seller's own alone.
 */
export async function dueCustomers(
  db: Database,
  viewer: SignedIn,
  { most, now }: DueQuery,
): Promise<DealershipItem[]> {
  const lastQuiet = addDays(saoPauloDay(now), 1 - QUIET_DAYS);
  // The last change of an approved proposal is its approval or the check of its partners.
  const unexamined = db
    .select({ one: sql`1` })
    .from(registrationPartners)
    .where(
      and(
        eq(proposals.state, 'aprovada'),
        eq(proposals.clientType, 2),
        eq(registrationPartners.userId, proposals.userId),
        gt(registrationPartners.since, proposals.updatedAt),
      ),
    );
  const rows = await db
    .select({ proposal: proposals, customerName: customers.name })
    .from(proposals)
    .innerJoin(customers, eq(customers.id, proposals.userId))
    .where(
      and(
        visibleTo(viewer),
        inArray(proposals.state, EXPIRING_STATES),
        lt(proposals.updatedAt, startOfSaoPauloDay(lastQuiet)),
        not(hasPlannedStep(db)),
        notExists(unexamined),
      ),
    )
    .orderBy(asc(proposals.updatedAt), asc(proposals.id))
    .limit(most);
  return rows.map(({ proposal, customerName }) => ({
    task: MISSING[proposal.state as ExpiringState],
    id: proposal.id,
    customerName,
    about: proposal.choice.versionName,
    until: expiryDay(proposal.updatedAt),
    hour: null,
  }));
}
