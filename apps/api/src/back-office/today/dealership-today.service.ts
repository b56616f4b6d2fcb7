import {
  type DataOf,
  type DealershipItem,
  type getDealershipToday,
  type getDealershipTodayCount,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { dueHandovers } from '../../contracts/deliveries/due-handovers';
import { dueReturns } from '../../driving/returns/due-returns';
import { dueFollowUps } from '../../sales/proposals/list/due-follow-ups';
import { dueStock } from '../../sales/proposals/list/due-stock';
import { byDeadline } from './by-deadline';

type Needs = Pick<Ports, 'clock' | 'config'>;

const MOST = 30;

/**
 * Handovers and returns of a dealership and planned steps that are due today or have
 * passed, and cars in stock that are too few, the oldest first. A seller sees the cars of
 * the dealership, and the own steps.
 */
export async function showDealershipToday(
  ports: Needs,
  db: Database,
  { viewer, actor }: { viewer: SignedIn; actor: Actor },
): Promise<DataOf<typeof getDealershipToday>> {
  await recordAudit(ports, db, { actor, action: 'today-listed', personId: null });
  const items = (await listDue(ports, db, viewer)).sort(byDeadline);
  return { items: items.slice(0, MOST), hasMore: items.length > MOST };
}

/** How many of those things are due, up to as many as the list shows. */
export async function countDealershipToday(
  ports: Needs,
  db: Database,
  viewer: SignedIn,
): Promise<DataOf<typeof getDealershipTodayCount>> {
  const { length } = await listDue(ports, db, viewer);
  return { due: Math.min(length, MOST), hasMore: length > MOST };
}

/** All that is due in no order; of each kind one more than the list shows, at most. */
async function listDue(
  ports: Needs,
  db: Database,
  viewer: SignedIn,
): Promise<DealershipItem[]> {
  const query = { most: MOST + 1, now: ports.clock.now() };
  return [
    ...(await dueHandovers(db, viewer, query)),
    ...(await dueReturns(db, viewer, query)),
    ...(await dueFollowUps(db, viewer, query)),
    ...(await dueStock(ports, db, viewer, query)),
  ];
}
