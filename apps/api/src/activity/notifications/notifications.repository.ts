import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  sql,
} from 'drizzle-orm';
import { type ConsultantRight, type Role } from '@site/api-contract';
import {
  DEALER_KINDS,
  DEALERSHIP_KINDS,
  KINDS_OF_RIGHT,
  type NotificationKind,
} from '@site/api-contract/activity';
import { tookOver } from '#platform/data/content-version';
import { affectedRows, type Database } from '#platform/data/database';
import { type Position } from '#platform/http/paging';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { cmsPages, cmsPageVersions } from '../../content/cms-pages/cms-pages.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import { serviceRequests } from '../../driving/service-requests/service-requests.table';
import { workshopVisits } from '../../driving/workshop/workshop.table';
import { users } from '../../identity/accounts/accounts.table';
import { chargeDisputes } from '../../payments/disputes/charge-disputes.table';
import { sharedCarts } from '../../sales/assisted-sale/shared-carts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { notifications } from './notifications.table';
import { deliveredBy } from './notify';

/** The owner of the list, their role, and a consultant's rights. */
type Reader = {
  id: string;
  role?: Role | null;
  rights?: readonly ConsultantRight[];
};

/** From here on the bell says '99+'. */
const MOST_COUNTED = 100;

/** The reader's own notices, of the kinds that their role and rights may open today. */
const ofReader = (reader: Reader) =>
  and(eq(notifications.userId, reader.id), inArray(notifications.kind, kindsFor(reader)));

const kindsFor = ({ role, rights = [] }: Reader): NotificationKind[] =>
  role === 'CONSULTANT'
    ? rights.flatMap((right) => [...KINDS_OF_RIGHT[right]])
    : [...(role === 'SELLER' ? DEALERSHIP_KINDS : DEALER_KINDS)];

/** The title of a page that was scheduled and is published by now. */
const scheduledTitle = (now: Date) => sql`(
  select ${cmsPageVersions.seo}->>'title'
  from ${cmsPageVersions}
  where ${cmsPageVersions.pageId} = ${cmsPages.id} and ${tookOver(now)}
  order by ${cmsPageVersions.publishAt} desc, ${cmsPageVersions.number} desc
  limit 1
)`;

/**
 * A reader's notices, newest first, one more than `limit`. Those about a proposal carry
 * its seller and the dealership that hands its car over.
 */
export function listOf(
  db: Database,
  reader: Reader,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
) {
  return db
    .select({
      notification: notifications,
      sellerId: proposals.sellerId,
      soldBy: proposals.dealershipId,
      deliveredBy: deliveredBy(notifications.proposalId),
      label: sql<string | null>`coalesce(
        ${proposals.number},
        ${serviceRequests.number},
        ${contracts.number},
        ${users.name},
        ${scheduledTitle(now)},
        ${cmsPages.seo}->>'title',
        ${cmsPages.slug},
        ${priceTables.name},
        ${dealerships.name},
        to_char(${sharedCarts.createdAt} at time zone 'America/Sao_Paulo', 'DD/MM/YYYY')
      )`,
    })
    .from(notifications)
    .leftJoin(proposals, eq(proposals.id, notifications.proposalId))
    .leftJoin(serviceRequests, eq(serviceRequests.id, notifications.requestId))
    .leftJoin(chargeDisputes, eq(chargeDisputes.id, notifications.disputeId))
    .leftJoin(workshopVisits, eq(workshopVisits.id, notifications.visitId))
    .leftJoin(
      contracts,
      sql`${contracts.id} = coalesce(
        ${chargeDisputes.contractId},
        ${notifications.contractId},
        ${workshopVisits.contractId}
      )`,
    )
    .leftJoin(users, eq(users.id, notifications.sellerId))
    .leftJoin(cmsPages, eq(cmsPages.id, notifications.pageId))
    .leftJoin(priceTables, eq(priceTables.id, notifications.priceTableId))
    .leftJoin(dealerships, eq(dealerships.id, notifications.dealershipId))
    .leftJoin(sharedCarts, eq(sharedCarts.id, notifications.cartId))
    .where(
      and(
        ofReader(reader),
        after
          ? sql`(${notifications.at}, ${notifications.id}) < (
              ${after.at.toISOString()}::timestamptz,
              ${after.id}::bigint
            )`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit + 1);
}

const unreadOf = (reader: Reader) => and(ofReader(reader), isNull(notifications.readAt));

/** A reader's unread notices, counted up to 100. */
export async function countUnread(db: Database, reader: Reader): Promise<number> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(unreadOf(reader))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await db.select({ unread: count() }).from(some);
  return row?.unread ?? 0;
}

/**
 * Marks a notice as read. False when the reader has none with this id; one that was read
 * before keeps its time.
 */
export async function markRead(
  db: Database,
  { reader, id, at }: { reader: Reader; id: number; at: Date },
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()})` })
    .where(and(ofReader(reader), eq(notifications.id, id)));
  return affectedRows(marked) > 0;
}

/** Marks a notice of the reader and all older ones as read. */
export async function markReadUpTo(
  db: Database,
  { reader, upTo, at }: { reader: Reader; upTo: number; at: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        unreadOf(reader),
        sql`(${notifications.at}, ${notifications.id}) <= (
          select n.at, n.id
          from notifications n
          where n.id = ${upTo}
            and n.user_id = ${reader.id}
        )`,
      ),
    );
}

/** Makes the other tabs of an account reload their notices. */
export async function tellTabs(db: Database, { id }: Reader): Promise<void> {
  const scope = `account:${id}`;
  await db.execute(sql`select note_change('notifications', ${scope})`);
}

/** Unread notices of an account since a moment. `userId` is an id or a column. */
export function newsFor(db: Database, userId: string | Column, since: Date) {
  return db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        gt(notifications.at, since),
      ),
    );
}

/**
 * How many notices of each kind are unread since a moment, in alphabetical order of the
 * kinds.
 */
export function countNews(
  db: Database,
  reader: Reader,
  since: Date,
): Promise<{ kind: NotificationKind; times: number }[]> {
  return db
    .select({ kind: notifications.kind, times: count() })
    .from(notifications)
    .where(and(unreadOf(reader), gt(notifications.at, since)))
    .groupBy(notifications.kind)
    .orderBy(asc(notifications.kind));
}

/** Removes notices from before `oldest`, read or not. */
export async function forgetNotifications(db: Database, oldest: Date): Promise<number> {
  return affectedRows(await db.delete(notifications).where(lt(notifications.at, oldest)));
}
