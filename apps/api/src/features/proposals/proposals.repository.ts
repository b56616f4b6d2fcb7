import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type listProposals, type QueryOf } from '@site/contracts';
import {
  DAY_MS,
  normalizeDocument,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { onDays } from '../../platform/data/on-days';
import { unaccented } from '../../platform/data/unaccented';
import { containing, type Position } from '../../platform/http/paging';
import { dealershipOf, type SignedIn } from '../../platform/security/authentication';
import {
  dealerships,
  proposalEvents,
  proposalFollowUps,
  proposalReviews,
  proposals,
  users,
} from '../../tables';

const customers = aliasedTable(users, 'customers');
const sellers = aliasedTable(users, 'sellers');
const actors = aliasedTable(users, 'actors');

export type ProposalRow = typeof proposals.$inferSelect;
type Filters = QueryOf<typeof listProposals>;

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

function filtered(
  viewer: SignedIn,
  {
    state,
    origin,
    search,
    days,
    from,
    to,
    next,
  }: Omit<Filters, 'cursor' | 'limit' | 'order'>,
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

function selectSeen(db: Database) {
  return db
    .select({
      proposal: proposals,
      customer: {
        name: customers.name,
        document: customers.document,
        email: customers.email,
        phone: customers.cellphone,
      },
      dealershipName: dealerships.name,
      sellerName: sellers.name,
      review: proposalReviews,
      followUp: proposalFollowUps,
    })
    .from(proposals)
    .innerJoin(customers, eq(customers.id, proposals.userId))
    .leftJoin(dealerships, eq(dealerships.id, proposals.dealershipId))
    .leftJoin(sellers, eq(sellers.id, proposals.sellerId))
    .leftJoin(proposalFollowUps, eq(proposalFollowUps.proposalId, proposals.id))
    .leftJoin(proposalReviews, eq(proposalReviews.proposalId, proposals.id));
}

/** A proposal with the names around it, as a viewer may see it. */
export type VisibleProposal = {
  proposal: ProposalRow;
  customer: { name: string; document: string | null; email: string; phone: string };
  dealershipName: string | null;
  sellerName: string | null;
  review: typeof proposalReviews.$inferSelect | null;
  followUp: typeof proposalFollowUps.$inferSelect | null;
};

/**
 * A page of proposals in the order that is asked for, from `after` on. One more than
 * `limit` tells that there is a next page.
 */
export function listVisible(
  db: Database,
  viewer: SignedIn,
  filters: Filters,
  page: { after: Position | null; limit: number; now: Date },
): Promise<VisibleProposal[]> {
  const { after, limit, now } = page;
  const { next, order } = filters;
  const [beyond, sorted] = order === 'oldest' ? [gt, asc] : [lt, desc];
  return selectSeen(db)
    .where(
      and(
        filtered(viewer, filters, now),
        !after ? undefined : next ? afterPlanned(after) : afterCreated(after, beyond),
      ),
    )
    .orderBy(
      ...(next
        ? [asc(proposalFollowUps.nextDay), asc(proposals.id)]
        : [sorted(proposals.createdAt), sorted(proposals.id)]),
    )
    .limit(limit + 1);
}

/** Where a row stands in the order that its filters give. */
export function positionOf(
  { proposal: { id, createdAt }, followUp }: VisibleProposal,
  { next }: Pick<Filters, 'next'>,
): Position {
  const day = next ? followUp?.nextDay : undefined;
  return { id, at: day ? startOfSaoPauloDay(day) : createdAt };
}

const afterCreated = ({ at, id }: Position, beyond: typeof gt) =>
  or(
    beyond(proposals.createdAt, at),
    and(eq(proposals.createdAt, at), beyond(proposals.id, id)),
  );

function afterPlanned({ at, id }: Position): SQL | undefined {
  const { nextDay } = proposalFollowUps;
  const day = saoPauloDay(at);
  return or(gt(nextDay, day), and(eq(nextDay, day), gt(proposals.id, id)));
}

/**
 * How many there are in each state, whatever state is filtered. Customers are read only
 * for a search: each proposal has one, and reading them takes most of the time.
 */
export async function countByState(
  db: Database,
  viewer: SignedIn,
  filters: Filters,
  now: Date,
): Promise<Map<string, number>> {
  const all = db
    .select({ state: proposals.state, proposals: count() })
    .from(proposals)
    .$dynamic();
  const rows = await (
    filters.search?.trim()
      ? all.innerJoin(customers, eq(customers.id, proposals.userId))
      : all
  )
    .where(filtered(viewer, { ...filters, state: undefined }, now))
    .groupBy(proposals.state);
  return new Map(rows.map((row) => [row.state, row.proposals]));
}

export async function findVisible(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<VisibleProposal | null> {
  const [seen] = await selectSeen(db).where(and(eq(proposals.id, id), visibleTo(viewer)));
  return seen ?? null;
}

export async function lockProposal(
  tx: Database,
  id: string,
): Promise<ProposalRow | null> {
  const [row] = await tx
    .select()
    .from(proposals)
    .where(eq(proposals.id, id))
    .for('update');
  return row ?? null;
}

/** A step of a proposal, with the name of who made it. */
export type EventRow = {
  event: typeof proposalEvents.$inferSelect;
  actorName: string | null;
};

export function listEvents(db: Database, proposalId: string): Promise<EventRow[]> {
  return db
    .select({ event: proposalEvents, actorName: actors.name })
    .from(proposalEvents)
    .leftJoin(actors, eq(actors.id, proposalEvents.actorId))
    .where(eq(proposalEvents.proposalId, proposalId))
    .orderBy(asc(proposalEvents.id));
}
