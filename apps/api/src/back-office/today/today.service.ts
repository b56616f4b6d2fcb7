import {
  type ConsultantRight,
  type DataOf,
  type DueItem,
  type getToday,
  type getTodayCounts,
  type TodayQueue,
} from '@site/api-contract';
import { TODAY_QUEUES } from '@site/api-contract/back-office';
import { type Database } from '#platform/data/database';
import { type DueQueue, type DueRow } from '#platform/data/due-queue';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { duePrices } from '../../catalog/price-tables/due-prices';
import { duePages } from '../../content/cms-pages/due-pages';
import { overdueMaintenance } from '../../driving/maintenance/overdue-maintenance';
import { duePurchases } from '../../driving/purchases/due-purchases';
import { dueDamages } from '../../driving/returns/due-damages';
import { dueRequests } from '../../driving/service-requests/due-requests';
import { dueFines } from '../../driving/traffic-fines/due-fines';
import { dueDisputes } from '../../payments/disputes/due-disputes';
import { dueOverdue } from '../../payments/dunning/due-overdue';
import { dueLeads } from '../../sales/leads/due-leads';
import { dueProposals } from '../../sales/proposals/list/due-proposals';
import { byDeadline } from './by-deadline';

/** The most items that the day shows: more than one person works off in it. */
const MOST = 60;

type Queue = { right: ConsultantRight; due: DueQueue };

/** Each queue, with the right that opens it. */
const QUEUES: Record<TodayQueue, Queue> = {
  proposals: { right: 'analysis', due: dueProposals },
  leads: { right: 'leads', due: dueLeads },
  overdue: { right: 'analysis', due: dueOverdue },
  services: { right: 'analysis', due: dueRequests },
  fines: { right: 'analysis', due: dueFines },
  disputes: { right: 'analysis', due: dueDisputes },
  damages: { right: 'analysis', due: dueDamages },
  purchases: { right: 'analysis', due: duePurchases },
  prices: { right: 'desk', due: duePrices },
  pages: { right: 'desk', due: duePages },
};

/**
 * Items of all queues that the consultant's rights open: robbery and injury first, then
 * the nearest deadline. Each queue gives its own most urgent items, so that
 * the first ones of all are among them. The trail records the list, like each queue's.
 */
export async function showToday(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, actor }: { viewer: SignedIn; actor: Actor },
): Promise<DataOf<typeof getToday>> {
  await recordAudit(ports, db, { actor, action: 'today-listed', personId: null });
  const query = { most: MOST + 1, now: ports.clock.now() };
  const items: DueItem[] = [];
  for (const [, due] of queuesOf(viewer))
    for (const row of await due.list(db, query)) items.push(toItem(row, viewer.id));
  items.sort(byUrgency);
  const day = { items: items.slice(0, MOST), hasMore: items.length > MOST };
  return viewer.rights?.includes('analysis')
    ? { ...day, overdueMaintenance: await overdueMaintenance(ports, db) }
    : day;
}

/** The size of each queue that the consultant's rights open: figures without anybody's name. */
export async function countToday(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<DataOf<typeof getTodayCounts>> {
  const counts: Partial<Record<TodayQueue, number>> = {};
  for (const [name, due] of queuesOf(viewer))
    counts[name] = await due.count(db, clock.now());
  return { counts };
}

/** Says with whom the row is. */
function toItem({ claimed, ...item }: DueRow, readerId: string): DueItem {
  if (!claimed?.by) return item;
  return { ...item, owner: { name: claimed.name ?? '', isMe: claimed.by === readerId } };
}

function queuesOf({ rights }: SignedIn): [TodayQueue, DueQueue][] {
  return TODAY_QUEUES.flatMap((name): [TodayQueue, DueQueue][] =>
    rights?.includes(QUEUES[name].right) ? [[name, QUEUES[name].due]] : [],
  );
}

/** Urgent items first, then by deadline; equal ones stay in the order of the queues. */
function byUrgency(one: DueItem, other: DueItem): number {
  return Number(other.urgent) - Number(one.urgent) || byDeadline(one, other);
}
