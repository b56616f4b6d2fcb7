import { eq } from 'drizzle-orm';
import { type ConsultantRight, getToday, getTodayCounts } from '@site/api-contract';
import { signedContract } from '../../../contracts/contracts/testing/signed-contract';
import { later } from '../../../driving/km/testing/driving';
import { insertPurchase } from '../../../driving/purchases/purchases.repository';
import { returns } from '../../../driving/returns/returns.table';
import { open } from '../../../driving/service-requests/testing/claimed-request';
import {
  drivingWithPlate,
  register,
} from '../../../driving/traffic-fines/testing/a-fine';
import { contest, disputeSteps } from '../../../payments/disputes/testing/dispute-steps';
import { paymentReminders } from '../../../payments/dunning/payment-reminders.table';
import { leadsAtWork } from '../../../sales/leads/testing/leads-at-work';
import { proposals } from '../../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

export const dayOf = async (who: TestClient) => (await who.send(getToday, {})).data;
export const countsOf = async (who: TestClient) =>
  (await who.send(getTodayCounts, {})).data.counts;

/** Items that wait for consultants, one function an item. */
export function consultantDay(api: TestApi) {
  const { aLead } = leadsAtWork(api);
  const withRights = (...rights: ConsultantRight[]) =>
    api.asRole('CONSULTANT', { rights });

  async function inAnalysis() {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer);
    await api.db
      .update(proposals)
      .set({ state: 'em_analise' })
      .where(eq(proposals.id, id));
    return id;
  }

  /** A customer two days after the handover, with a fine whose notice is missing. */
  async function finedDriver(form: Parameters<typeof register>[1] = {}) {
    const { customer, id } = await drivingWithPlate(api);
    await later(api, 2, customer);
    await register(await api.asRole('CONSULTANT'), form);
    return { customer, id };
  }

  /** A car that came back with damages which its customer contests since 25/11. */
  async function contested(contractId: string) {
    const now = api.clock.now();
    await api.db.insert(returns).values({
      contractId,
      kind: 'fim',
      dealershipId: 1,
      exitCentavos: 0,
      askedAt: now,
      odometerKm: 900,
      returnedAt: now,
      damageState: 'contestados',
      contestUntil: '2026-11-30',
      contestOpenedAt: new Date('2026-11-25T15:00:00Z'),
      updatedAt: now,
    });
  }

  /** One item in each of eight queues, with two leads. */
  async function eightQueues() {
    // Its first installment falls due on 24/11, a day before the queues are read.
    const { contract: unpaid } = await signedContract(api);
    const { contract: back } = await signedContract(api);
    await contested(back.id);
    const fined = await finedDriver();
    await open(fined.customer, fined.id);
    await contest(await disputeSteps(api).withKm());
    await insertPurchase(api.db, {
      contractId: fined.id,
      before: null,
      now: api.clock.now(),
    });
    await api.db.insert(paymentReminders).values({
      contractId: unpaid.id,
      dueOn: '2026-11-24',
      step: 'ultima',
      reachedAt: api.clock.now(),
    });
    await inAnalysis();
    await aLead('Bia Souza');
    await aLead('Rui Dias');
  }

  return { withRights, inAnalysis, finedDriver, contested, eightQueues };
}
