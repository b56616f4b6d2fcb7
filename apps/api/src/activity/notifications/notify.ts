import { and, type AnyColumn, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ConsultantRight } from '@site/api-contract';
import { type NotificationKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { notifications } from './notifications.table';

/**
 * The thing that a notification leads to, by its id.
 */
export type Subject =
  | { proposal: string }
  | { lead: string }
  | { request: string }
  | { dispute: string }
  | { colleague: string }
  | { page: number }
  | { priceTable: number }
  | { dealership: number }
  | { cart: string }
  | { contract: string }
  | { visit: string };

const COLUMNS = {
  proposal: notifications.proposalId,
  lead: notifications.leadId,
  request: notifications.requestId,
  dispute: notifications.disputeId,
  colleague: notifications.sellerId,
  page: notifications.pageId,
  priceTable: notifications.priceTableId,
  dealership: notifications.dealershipId,
  cart: notifications.cartId,
  contract: notifications.contractId,
  visit: notifications.visitId,
} satisfies Record<KeysOf<Subject>, AnyColumn>;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** The people who are notified. */
type Audience =
  /** The account that holds the lead; null while nobody does. */
  | { holder: string | null }
  /**
   * The seller of a proposal, the dealers of its dealership, and once it is a contract
   * the dealers of the dealership that hands its car over.
   */
  | { sellersOf: string }
  /** The dealers of a dealership. */
  | { dealersOf: number }
  /** Consultants with a right, except one of them. */
  | { consultants: ConsultantRight; except?: string | null };

type Notice = {
  kind: NotificationKind;
  about: Subject;
  to: Audience;
  /** The person who acted, and so is not notified. */
  by?: string | null | undefined;
  /** Replaces the unread notice before it. */
  newest?: true;
  at: Date;
};

/**
 * Notifies people about something of theirs. Call it with the transaction of the event,
 * so that neither is stored without the other. People without access are not notified.
 */
export async function notify(
  tx: Database,
  { kind, about, to, by = null, newest, at }: Notice,
): Promise<void> {
  const [name, id] = Object.entries(about)[0] as [KeysOf<Subject>, string | number];
  const column = COLUMNS[name];
  if (newest)
    await tx
      .delete(notifications)
      .where(
        and(eq(column, id), eq(notifications.kind, kind), isNull(notifications.readAt)),
      );
  await tx.execute(
    sql`with told as (
          insert into notifications (
            user_id, kind, at,
            ${sql.identifier(column.name)}
          )
          select
            u.id,
            ${kind},
            ${at.toISOString()}::timestamptz,
            ${id}::${sql.raw(column.getSQLType())}
          from users u
          where ${isInAudience(to)}
            and u.disabled_at is null
            and u.id is distinct from ${by}::uuid
          returning user_id
        )
        select note_change(
          'notifications',
          'account:' || user_id
        ) from told`,
  );
}

/** The dealership that hands over the car of a proposal; null before its contract. */
export const deliveredBy = (proposalId: SQL | AnyColumn): SQL<number | null> =>
  sql`(
    select d.dealership_id
    from deliveries d
    join contracts c on c.id = d.contract_id
    where c.proposal_id = ${proposalId}
  )`;

function isInAudience(to: Audience): SQL {
  if ('holder' in to) return sql`u.id = ${to.holder}::uuid`;
  if ('dealersOf' in to)
    return sql`u.role = 'DEALER'
      and u.dealership_id = ${to.dealersOf}::integer`;
  if ('consultants' in to)
    return sql`u.role = 'CONSULTANT'
      and ${to.consultants}::text = any (u.rights)
      and u.id is distinct from ${to.except ?? null}::uuid`;
  const of = (column: SQL) =>
    sql`(select ${column} from proposals where id = ${to.sellersOf}::uuid)`;
  return sql`(
    u.id = ${of(sql`seller_id`)}
    or (
      u.role = 'DEALER'
      and u.dealership_id in (
        ${of(sql`dealership_id`)},
        ${deliveredBy(sql`${to.sellersOf}::uuid`)}
      )
    )
  )`;
}
