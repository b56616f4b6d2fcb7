import { strict as assert } from 'node:assert';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/data/database';
import { type Job } from '#platform/jobs/jobs';
import { watchDrivers } from '../../../driving/drivers/drivers.job';
import { chargeUncontested } from '../../../driving/returns/receive/charge-damages';
import { chargeAutomatically } from '../../../payments/automatic-pix/automatic.job';
import { remindOfBills } from '../../../payments/dunning/reminders.job';
import { sendRefunds } from '../../../payments/refunds/refunds.job';
import { expireIdle } from '../../../sales/proposals/end/expire-idle';
import { watchPromises } from '../../deliveries/prepare/watch-promises';
import { postDueCharges } from '../plan/post-due-charges';
import { checkWorld } from './walk-invariants';
import { type World } from './walk-world';

/** Jobs that touch contracts, in the order of a process that slept. */
export const WALK_JOBS: Record<string, Job['work']> = {
  expiry: expireIdle,
  charges: postDueCharges,
  automatic: chargeAutomatically,
  refunds: sendRefunds,
  reminders: remindOfBills,
  promises: watchPromises,
  damages: chargeUncontested,
  drivers: watchDrivers,
};

/**
 * The end of a walk: the bank is back and delivers all events, the jobs run until nothing
 * is due, and once more, which changes nothing.
 */
export async function settleAll(world: World): Promise<void> {
  world.fake.away = null;
  await world.survives(async () => undefined);
  for (const transfer of world.transfers) {
    const status = await world.tell(transfer);
    if (status !== 204) throw new Error(`The bank was refused: ${status}`);
  }
  for (const job of Object.values(WALK_JOBS)) await world.run(job);
  await checkWorld(world);
  const before = await moneyIn(world);
  for (const job of [postDueCharges, sendRefunds, watchPromises, chargeUncontested])
    await world.run(job);
  const after = await moneyIn(world);
  assert.deepEqual(after, before, 'jobs that ran again did something again');
  assert.equal(after?.refundDue, 0, 'a refund is stuck');
}

/** How often money moved, and the refunds still to be sent, of all contracts. */
async function moneyIn({ api }: World) {
  const [money] = await rowsOf<{ postings: number; refundDue: number }>(
    api.db,
    sql`select count(*)::int as postings, coalesce(sum(centavos)
        filter (where account = 'refund-due'), 0)::int as "refundDue" from ledger_postings`,
  );
  return money;
}
