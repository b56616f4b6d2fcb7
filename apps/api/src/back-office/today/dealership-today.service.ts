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
import { byDeadline } from './by-deadline';

const MOST = 30;

/**
 * Handovers and returns of a dealership and planned steps that are due today or have
 * passed, the oldest first. A seller sees the cars of the dealership, and the own steps.
 */
export async function showDealershipToday(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, actor }: { viewer: SignedIn; actor: Actor },
): Promise<DataOf<typeof getDealershipToday>> {
  await recordAudit(ports, db, { actor, action: 'today-listed', personId: null });
  const items = (await listDue(ports, db, viewer)).sort(byDeadline);
  return { items: items.slice(0, MOST), hasMore: items.length > MOST };
}

/** How many of those things are due, up to as many as the list shows. */
export async function countDealershipToday(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<DataOf<typeof getDealershipTodayCount>> {
  const { length } = await listDue(ports, db, viewer);
  return { due: Math.min(length, MOST), hasMore: length > MOST };
}

/** All that is due in no order; of each kind one more than the list shows, at most. */
async function listDue(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<DealershipItem[]> {
  const query = { most: MOST + 1, now: clock.now() };
  return [
    ...(await dueHandovers(db, viewer, query)),
    ...(await dueReturns(db, viewer, query)),
    ...(await dueFollowUps(db, viewer, query)),
  ];
}
