import { saoPauloDay } from '@site/api-contract/brazil';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import { watchPromises } from '../../contracts/deliveries/prepare/watch-promises';
import { remindOfMaintenance } from '../../driving/maintenance/remind-of-maintenance.job';
import { remindOfContractEnd } from '../../driving/returns/book/remind-of-contract-end.job';
import { remindOfBills } from '../../payments/dunning/reminders.job';
import { expireIdle } from '../../sales/proposals/end/expire-idle';
import { deliver } from './demo-delivery';
import { endTerm } from './demo-end';
import { type DemoLife, pathTo } from './demo-life';
import { liveMonths, payBill } from './demo-months';
import { ask } from './demo-requests';
import { sell } from './demo-sale';
import { type Stage } from './demo-stage';
import { timeOf } from './demo-times';
import { withdraw } from './demo-withdrawal';
import { visitWorkshop } from './demo-workshop';

const JOBS_OF_TODAY = [
  postDueCharges,
  watchPromises,
  remindOfBills,
  expireIdle,
  remindOfContractEnd,
  remindOfMaintenance,
];

/**
 * Makes one past up to now: the customer sends a proposal, signs, pays, gets the car and
 * drives it, by the services of the product with the clock at each step.
 */
export async function live(stage: Stage, life: DemoLife): Promise<void> {
  const sale = await sell(stage, life);
  if (life.withdraws) await withdraw(stage, sale);
  if (!pathTo(life.state).includes('pagamento_confirmado')) return;
  const paidOn = saoPauloDay(sale.timeOf('pagamento_confirmado'));
  const paidAt = timeOf(paidOn, '09:05');
  await payBill(stage, sale, paidAt < stage.now ? paidAt : stage.now);
  await deliver(stage, sale);
  if (life.state === 'ativa' || life.state === 'encerrada') await liveMonths(stage, sale);
  await ask(stage, sale);
  await visitWorkshop(stage, sale);
  if (life.state === 'encerrada') await endTerm(stage, sale);
}

/** Runs what is due today by the past that was made, so that the jobs find nothing new. */
export async function runJobsOfToday(stage: Stage): Promise<void> {
  for (const job of JOBS_OF_TODAY) await job(stage.at(stage.now), stage.tx);
}
