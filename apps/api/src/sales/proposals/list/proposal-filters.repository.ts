import { aliasedTable, and, eq, type SQL, sql } from 'drizzle-orm';
import { type listProposals, type QueryOf } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { isOpen, PROPOSAL_STATES } from '@site/api-contract/sales';
import { betweenDays } from '#platform/data/between-days';
import { haveWords, numberBeginningOf } from '#platform/data/search-words';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { users } from '../../../identity/accounts/accounts.table';
import { peopleFoundBy } from '../../../identity/accounts/people-search';
import { inState } from '../end/ended-unpaid.repository';
import { proposals } from '../proposals.table';

export const customers = aliasedTable(users, 'customers');

export type Filters = QueryOf<typeof listProposals>;
/** Filters that select proposals, without page and order. */
export type Narrowing = Omit<Filters, 'cursor' | 'limit' | 'order'>;

/**
 * The proposals that a person may see (docs/product/sales.md): own ones, the
 * dealership's, the seller's own sales, or all.
 */
export function visibleTo(
  viewer: Pick<SignedIn, 'kind' | 'id' | 'dealershipId'>,
): SQL | undefined {
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
 * Finds proposals by number or code or their last part, or by their customer
 * (`peopleFoundBy`): parts of a document would let dealers guess it. Each has its index.
 */
function matching(search: string): SQL {
  const number = sql`words_of_proposal(f.number, f.simulation_code)`;
  const numbered = sql`select f.id from proposals f
    where ${haveWords(number, numberBeginningOf(search))}`;
  // No name is like this, and there are many names with its first letter.
  if (/^p-\d/i.test(search.trim())) return sql`${proposals.id} = any(array(${numbered}))`;
  return sql`${proposals.id} = any(array(
    ${numbered}
    union all select f.id from proposals f
      where f.user_id = any(array(${peopleFoundBy(search)}))))`;
}

/** Proposals with a next step; `due` means for today or earlier (São Paulo). */
export function planned(next: NonNullable<Filters['next']>, now: Date): SQL {
  const today = saoPauloDay(now);
  const due = next === 'due' ? sql`and f.next_day <= ${today}::date` : sql``;
  return sql`exists (
    select 1 from proposal_follow_ups f
    where f.proposal_id = ${proposals.id}
      and f.next_day is not null ${due})`;
}

export const OPEN_STATES = PROPOSAL_STATES.filter(isOpen);

/** Written out, so that PostgreSQL can use the indices of open proposals. */
export const isInOpenState = sql`${proposals.state} in (${sql.raw(
  OPEN_STATES.map((state) => `'${state}'`).join(', '),
)})`;

/**
 * Whether a list has only open proposals: closed ones have waited longest, and nobody
 * asks for them.
 */
export const listsOpenAlone = ({ state, next, order }: Filters): boolean =>
  order === 'idle' && !state && !next;

export function filtered(
  viewer: SignedIn,
  { state, origin, search, days, from, to, next }: Narrowing,
  now: Date,
): SQL | undefined {
  const since = days && addDays(saoPauloDay(now), -Number(days));
  return and(
    visibleTo(viewer),
    next ? planned(next, now) : undefined,
    state ? inState(state) : undefined,
    origin ? eq(proposals.origin, origin) : undefined,
    search?.trim() ? matching(search) : undefined,
    since ? betweenDays(proposals.createdAt, { from: since }) : undefined,
    betweenDays(proposals.createdAt, { from, to }),
  );
}
