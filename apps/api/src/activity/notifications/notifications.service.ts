import {
  type DataOf,
  type listNotifications as listCall,
  type Notification,
  type QueryOf,
} from '@site/api-contract';
import { isOfDelivery, type NotificationKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { decodeCursor, encodeCursor, pageSizeOf, SERIAL } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { listOf, markRead, tellTabs } from './notifications.repository';

type Listed = Awaited<ReturnType<typeof listOf>>[number];

/**
 * The viewer's own notifications, newest first.
 */
export async function showNotifications(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, query }: { viewer: SignedIn; query: QueryOf<typeof listCall> },
): Promise<DataOf<typeof listCall>> {
  const after = decodeCursor(query.cursor, SERIAL);
  const limit = pageSizeOf(query);
  const rows = await listOf(db, viewer, { after, limit, now: clock.now() });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.notification;
  return {
    items: shown.map((row) => toNotification(row, viewer)),
    nextCursor:
      rows.length > limit && last
        ? encodeCursor({ at: last.at, id: String(last.id) })
        : null,
  };
}

function toNotification(
  { notification, label, ...proposal }: Listed,
  viewer: SignedIn,
): DataOf<typeof listCall>['items'][number] {
  const { id, kind, at, readAt } = notification;
  const { proposalId, leadId, requestId, disputeId, sellerId } = notification;
  const { pageId, priceTableId, dealershipId, cartId, contractId, visitId } =
    notification;
  const numbered = pageId ?? priceTableId ?? dealershipId ?? '';
  return {
    id: String(id),
    kind,
    at: at.toISOString(),
    isRead: readAt !== null,
    subjectId:
      proposalId ??
      leadId ??
      requestId ??
      disputeId ??
      sellerId ??
      cartId ??
      contractId ??
      visitId ??
      String(numbered),
    label,
    ...(proposalId !== null && { opens: openedFor(viewer, kind, proposal) }),
  };
}

/** Sale and delivery may belong to two dealerships; each can open only its own page. */
function openedFor(
  { id, dealershipId }: SignedIn,
  kind: NotificationKind,
  { sellerId, soldBy, deliveredBy }: Omit<Listed, 'notification' | 'label'>,
): Notification['opens'] {
  const isOwn = (dealership: number | null) =>
    dealership !== null && String(dealership) === dealershipId;
  if (!isOwn(deliveredBy)) return 'proposal';
  const isSeller = sellerId === id || isOwn(soldBy);
  return isSeller && !isOfDelivery(kind) ? 'proposal' : 'delivery';
}

/** Marks one of the viewer's own notices as read; 404 for anybody else's. */
export async function readOne(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id }: { viewer: SignedIn; id: string },
): Promise<{ ok: true }> {
  const at = clock.now();
  if (!(await markRead(db, { reader: viewer, id: Number(id), at })))
    refuse('not-found', TEXTS.notFound);
  await tellTabs(db, viewer);
  return { ok: true };
}
