import { saoPauloDay } from '@site/api-contract/brazil';
import { type DemoBankRecords } from '@site/server';
import { type Database } from '#platform/data/database';
import { outbox, outboxAttachments } from '#platform/jobs/outbox.table';
import { type Ports } from '#platform/ports';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import { watchPromises } from '../../contracts/deliveries/prepare/watch-promises';
import { remindOfContractEnd } from '../../driving/returns/book/remind-of-contract-end.job';
import { remindOfBills } from '../../payments/dunning/reminders.job';
import { expireIdle } from '../../sales/proposals/end/expire-idle';
import { setCommissionRates } from './demo-commissions';
import { seedCustomers } from './demo-customers';
import { deliver } from './demo-delivery';
import { endTerm } from './demo-end';
import { type DemoLife, pathTo } from './demo-life';
import { DEMO_LIVES } from './demo-lives.data';
import { liveMonths, payBill } from './demo-months';
import { ask } from './demo-requests';
import { sell } from './demo-sale';
import { openStage, type Stage } from './demo-stage';
import { timeOf } from './demo-times';
import { withdraw } from './demo-withdrawal';

const JOBS_OF_TODAY = [
  postDueCharges,
  watchPromises,
  remindOfBills,
  expireIdle,
  remindOfContractEnd,
];

/**
 * Makes the demo's past up to now: its customers send proposals, sign, pay, get their
 * cars and drive them, by the services of the product with the clock at each step. Mails
 * that jobs would send about that past today count as sent. Needs catalogue, dealerships
 * and demo accounts; returns the bank's records.
 */
export async function liveDemo(
  ports: Ports,
  tx: Database,
  {
    passwordHash,
    lives = DEMO_LIVES,
  }: { passwordHash: string; lives?: readonly DemoLife[] },
): Promise<DemoBankRecords> {
  await seedCustomers(ports, tx, passwordHash);
  const stage = openStage(ports, tx);
  await setCommissionRates(stage);
  for (const life of lives) await live(stage, life);
  for (const job of JOBS_OF_TODAY) await job(stage.at(stage.now), tx);
  await tx.delete(outboxAttachments);
  await tx.delete(outbox);
  return stage.bank.book;
}

async function live(stage: Stage, life: DemoLife): Promise<void> {
  const sale = await sell(stage, life);
  if (life.withdraws) await withdraw(stage, sale);
  if (!pathTo(life.state).includes('pagamento_confirmado')) return;
  const paidOn = saoPauloDay(sale.timeOf('pagamento_confirmado'));
  const paidAt = timeOf(paidOn, '09:05');
  await payBill(stage, sale, paidAt < stage.now ? paidAt : stage.now);
  await deliver(stage, sale);
  if (life.state === 'ativa' || life.state === 'encerrada') await liveMonths(stage, sale);
  await ask(stage, sale);
  if (life.state === 'encerrada') await endTerm(stage, sale);
}
