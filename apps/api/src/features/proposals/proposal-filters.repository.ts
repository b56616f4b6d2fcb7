import { aliasedTable, and, eq, gte, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type listProposals, type QueryOf } from '@site/contracts';
import { DAY_MS, normalizeDocument, saoPauloDay } from '@site/contracts/brazil';
import { onDays } from '../../platform/data/on-days';
import { unaccented } from '../../platform/data/unaccented';
import { containing } from '../../platform/http/paging';
import { dealershipOf, type SignedIn } from '../../platform/security/authentication';
import { proposals, users } from '../../tables';

export const customers = aliasedTable(users, 'customers');

export type Filters = QueryOf<typeof listProposals>;
/** Filters that say which proposals there are, whatever page and order. */
export type Narrowing = Omit<Filters, 'cursor' | 'limit' | 'order'>;

/**
 * Which proposals a person may see (product.md §7): own, the dealership's, the seller's
 * own sales, or all.
 */
export function visibleTo(viewer: SignedIn): SQL | undefined {
  switch (viewer.kind) {
    case 'consultant':
      return undefined;
    case 'dealer':
      return eq(proposals.dealershipId, dealershipOf(viewer));
    case 'seller':
      return eq(proposals.sellerId, viewer.id);
    default:
      return eq(proposals.userId, viewer.id);
  }
}

/**
 * By name (without accents), by number or code, or by a whole document: parts of one
 * would let dealers guess it.
 */
function matching(search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    sql`${unaccented(customers.name)} like ${unaccented(sql`${pattern}::text`)}`,
    ilike(proposals.number, pattern),
    ilike(proposals.simulationCode, pattern),
    eq(customers.document, normalizeDocument(search)),
  );
}

/** With a next step; `due` is one of today or of an earlier day of São Paulo. */
function planned(next: NonNullable<Filters['next']>, now: Date): SQL {
  const due = next === 'due' ? sql`and f.next_day <= ${saoPauloDay(now)}::date` : sql``;
  return sql`exists (select 1 from proposal_follow_ups f where f.proposal_id = ${proposals.id} and f.next_day is not null ${due})`;
}

export function filtered(
  viewer: SignedIn,
  { state, origin, search, days, from, to, next }: Narrowing,
  now: Date,
): SQL | undefined {
  const since = days && new Date(now.getTime() - Number(days) * DAY_MS);
  return and(
    visibleTo(viewer),
    next ? planned(next, now) : undefined,
    state ? eq(proposals.state, state) : undefined,
    origin ? eq(proposals.origin, origin) : undefined,
    search?.trim() ? matching(search) : undefined,
    since ? gte(proposals.createdAt, since) : undefined,
    onDays(proposals.createdAt, { from, to }),
  );
}
