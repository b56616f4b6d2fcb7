import {
  type DataOf,
  type DealershipItem,
  type getDealershipToday,
  type getDealershipTodayCount,
} from '@site/api-contract';
import { addDays, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { dueFirstPayments } from '../../contracts/contracts/list/due-first-payments';
import { dueHandovers } from '../../contracts/deliveries/due-handovers';
import { dueReturns } from '../../driving/returns/due-returns';
import { dueVisits } from '../../driving/workshop/due-visits';
import { dueCustomers } from '../../sales/proposals/list/due-customers';
import { dueFollowUps } from '../../sales/proposals/list/due-follow-ups';
import { dueStock } from '../../sales/proposals/list/due-stock';
import { byDeadline } from './by-deadline';

type Needs = Pick<Ports, 'clock' | 'config'>;

const MOST = 30;
/** Days after today whose plans are shown, and how many where the nearest day has fewer. */
const COMING_DAYS = 7;
const MOST_COMING = 5;

/**
 * Handovers, returns and workshop visits of a dealership and planned steps that are due
 * today or have passed, customers to call whose last day has come, and cars in stock that
 * are too few, the nearest day first; apart from them the other customers to call. A
 * seller sees the cars of the dealership, and the own steps and customers.
 */
export async function showDealershipToday(
  ports: Needs,
  db: Database,
  { viewer, actor }: { viewer: SignedIn; actor: Actor },
): Promise<DataOf<typeof getDealershipToday>> {
  await recordAudit(ports, db, { actor, action: 'today-listed', personId: null });
  const { due, toRemind } = await listDay(ports, db, viewer);
  return {
    ...firstOf(due.sort(byDeadline)),
    toRemind: firstOf(toRemind),
    coming: await listComing(ports, db, viewer),
  };
}

/**
 * The bookings and planned steps of the next days, the nearest first. Of each all of its
 * nearest day are shown, so that no car of tomorrow is missing.
 */
async function listComing(
  ports: Needs,
  db: Database,
  viewer: SignedIn,
): Promise<DealershipItem[]> {
  const now = ports.clock.now();
  const query = {
    most: MOST,
    from: addDays(saoPauloDay(now), 1),
    now: new Date(now.getTime() + COMING_DAYS * DAY_MS),
  };
  const booked = [
    ...(await dueHandovers(db, viewer, query)),
    ...(await dueReturns(db, viewer, query)),
    ...(await dueVisits(db, viewer, query)),
  ];
  const steps = await dueFollowUps(db, viewer, query);
  return [...nearestOf(booked), ...nearestOf(steps)].sort(byDeadline);
}

function nearestOf(items: DealershipItem[]): DealershipItem[] {
  const [first, ...others] = items.sort(byDeadline);
  const sameDay = others.filter(({ until }) => until === first?.until);
  return items.slice(0, Math.max(sameDay.length + 1, MOST_COMING));
}

/** How many of those things are due, up to as many as the list shows. */
export async function countDealershipToday(
  ports: Needs,
  db: Database,
  viewer: SignedIn,
): Promise<DataOf<typeof getDealershipTodayCount>> {
  const { items, hasMore } = firstOf((await listDay(ports, db, viewer)).due);
  return { due: items.length, hasMore };
}

/** The first ones, up to as many as a list shows, and whether there are more. */
const firstOf = (items: DealershipItem[]) => ({
  items: items.slice(0, MOST),
  hasMore: items.length > MOST,
});

/**
 * All that is due in no order, and the customers to call who have more days, the nearest
 * first; of each kind one more than a list shows, at most.
 */
async function listDay(
  ports: Needs,
  db: Database,
  viewer: SignedIn,
): Promise<{ due: DealershipItem[]; toRemind: DealershipItem[] }> {
  const query = { most: MOST + 1, now: ports.clock.now() };
  const today = saoPauloDay(query.now);
  const isDue = ({ until }: DealershipItem) => until <= today;
  // Among the handovers are customers to call, too: a ready car waits for their day.
  const customers = [
    ...(await dueHandovers(db, viewer, query)),
    ...(await dueFirstPayments(db, viewer, query)),
    ...(await dueCustomers(db, viewer, query)),
  ];
  return {
    due: [
      ...customers.filter(isDue),
      ...(await dueReturns(db, viewer, query)),
      ...(await dueVisits(db, viewer, query)),
      ...(await dueFollowUps(db, viewer, query)),
      ...(await dueStock(ports, db, viewer, query)),
    ],
    toRemind: customers.filter((item) => !isDue(item)).sort(byDeadline),
  };
}
