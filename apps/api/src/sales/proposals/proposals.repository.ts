import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  isNotNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { type ReturnKind } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Position } from '#platform/http/paging';
import { type SignedIn } from '#platform/security/authentication';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import { returns } from '../../driving/returns/returns.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposalFollowUps } from './follow-ups.table';
import {
  customers,
  filtered,
  type Filters,
  isInOpenState,
  listsOpenAlone,
  visibleTo,
} from './list/proposal-filters.repository';
import { proposalEvents } from './proposal-events.table';
import { proposalReviews } from './proposal-reviews.table';
import { proposals } from './proposals.table';

const sellers = aliasedTable(users, 'sellers');
const actors = aliasedTable(users, 'actors');

export type ProposalRow = typeof proposals.$inferSelect;

function selectSeen(db: Database) {
  return db
    .select({
      proposal: proposals,
      returnKind: returns.kind,
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
    .leftJoin(proposalReviews, eq(proposalReviews.proposalId, proposals.id))
    .leftJoin(contracts, eq(contracts.proposalId, proposals.id))
    .leftJoin(returns, eq(returns.contractId, contracts.id));
}

/** A proposal with the names around it, for a viewer who may see it. */
export type VisibleProposal = {
  proposal: ProposalRow;
  /** Why the car of its contract goes back. */
  returnKind: ReturnKind | null;
  customer: { name: string; document: string | null; email: string; phone: string };
  dealershipName: string | null;
  sellerName: string | null;
  review: typeof proposalReviews.$inferSelect | null;
  followUp: typeof proposalFollowUps.$inferSelect | null;
};

/**
 * A page of proposals in the requested order, from `after` on. One row more than `limit`
 * shows that there is a next page.
 */
export function listVisible(
  db: Database,
  viewer: SignedIn,
  filters: Filters,
  page: {
    after: Position | null;
    limit: number;
    now: Date;
    /** Sorts before the order, in a list of one page. */
    first?: SQL;
  },
): Promise<VisibleProposal[]> {
  const { after, limit, now, first } = page;
  const { next, ...others } = filters;
  const { column, id, side } = orderOf(filters);
  const sorted = side === '>' ? asc : desc;
  return selectSeen(db)
    .where(
      and(
        filtered(viewer, others, now),
        next ? isPlanned(next, now) : undefined,
        listsOpenAlone(filters) ? isInOpenState : undefined,
        after ? behindIn(after, filters) : undefined,
      ),
    )
    .orderBy(...(first ? [first] : []), sorted(column), sorted(id))
    .limit(limit + 1);
}

/**
 * The filter of `planned` on the joined row, so that its index gives the rows in order.
 */
const isPlanned = (next: NonNullable<Filters['next']>, now: Date) =>
  and(
    isNotNull(proposalFollowUps.nextDay),
    next === 'due' ? lte(proposalFollowUps.nextDay, saoPauloDay(now)) : undefined,
  );

/** The column of each order, and its direction. */
const ORDERS = {
  newest: { column: proposals.createdAt, side: '<' },
  oldest: { column: proposals.createdAt, side: '>' },
  changed: { column: proposals.updatedAt, side: '<' },
  idle: { column: proposals.updatedAt, side: '>' },
  priciest: { column: proposals.monthlyCentavos, side: '<' },
} as const satisfies Record<NonNullable<Filters['order']>, object>;
const PLANNED = {
  column: proposalFollowUps.nextDay,
  id: proposalFollowUps.proposalId,
  side: '>',
} as const;

function orderOf({ next, order = 'newest' }: Pick<Filters, 'next' | 'order'>) {
  return next ? PLANNED : { ...ORDERS[order], id: proposals.id };
}

/**
 * The position of a row in the order of its filters; centavos take the place of
 * milliseconds.
 */
export function positionOf(
  { proposal, followUp }: VisibleProposal,
  filters: Pick<Filters, 'next' | 'order'>,
): Position {
  const { id, createdAt, updatedAt, monthlyCentavos } = proposal;
  switch (orderOf(filters).column) {
    case proposalFollowUps.nextDay:
      return {
        id,
        at: followUp?.nextDay ? startOfSaoPauloDay(followUp.nextDay) : createdAt,
      };
    case proposals.updatedAt:
      return { id, at: updatedAt };
    case proposals.monthlyCentavos:
      return { id, at: new Date(monthlyCentavos) };
    default:
      return { id, at: createdAt };
  }
}

/** Rows after a position in the order of the filters. */
function behindIn(after: Position, filters: Filters): SQL {
  const { column, id, side } = orderOf(filters);
  const value =
    column === proposalFollowUps.nextDay
      ? sql`${saoPauloDay(after.at)}::date`
      : column === proposals.monthlyCentavos
        ? sql`${after.at.getTime()}::bigint`
        : sql`${after.at.toISOString()}::timestamptz`;
  return sql`(${column}, ${id}) ${sql.raw(side)} (${value}, ${after.id}::uuid)`;
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

/** An event of a proposal, with its author's name. */
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
