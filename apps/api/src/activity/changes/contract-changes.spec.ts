import { eq } from 'drizzle-orm';
import { addDeliveryMilestone, listChanges, startAutomatic } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import {
  HOME,
  NEARBY,
  paidContract,
  setStock,
} from '../../contracts/deliveries/testing/signed-contract';
import { insertPurchase } from '../../driving/purchases/purchases.repository';
import { returns } from '../../driving/returns/returns.table';
import { driving } from '../../driving/returns/testing/car-return';
import { open } from '../../driving/service-requests/testing/claimed-request';
import { contest, disputeSteps } from '../../payments/disputes/testing/dispute-steps';
import { paymentReminders } from '../../payments/dunning/payment-reminders.table';
import { apiWithBank } from '../../payments/payments/testing/api-with-bank';
import { tellOf } from '../../payments/payments/testing/bank-webhook';
import { type TestClient } from '../../testing/client';

const { api, fake } = apiWithBank();
const { withKm } = disputeSteps(api);

/**
 * Topics that a caller is told since an ETag, and the next ETag. The topics are null
 * after a 304.
 */
async function toldTo(client: TestClient, since = '') {
  const headers = { 'if-none-match': since };
  const { status, data, headers: got } = await client.send(listChanges, { headers });
  return { topics: status === 304 ? null : data.topics, etag: String(got['etag']) };
}

/** The topics that each of several members of staff is told after an act. */
async function hearsOf(act: () => Promise<unknown>) {
  const people = {
    consultant: await api.asRole('CONSULTANT', { rights: ['analysis'] }),
    barred: await api.asRole('CONSULTANT', { rights: ['leads', 'desk', 'audit'] }),
    dealer: await api.asRole('DEALER', { dealershipId: HOME }),
    seller: await api.asRole('SELLER', { dealershipId: HOME }),
    foreignDealer: await api.asRole('DEALER', { dealershipId: NEARBY }),
    foreignSeller: await api.asRole('SELLER', { dealershipId: NEARBY }),
  };
  const before = new Map<string, string>();
  for (const [name, who] of Object.entries(people))
    before.set(name, (await toldTo(who)).etag);
  await act();
  const told: Record<string, unknown> = {};
  for (const [name, who] of Object.entries(people)) {
    const { topics } = await toldTo(who, before.get(name));
    if (topics) told[name] = topics;
  }
  return told;
}

describe('what changed', () => {
  beforeEach(() => setStock(api, { [HOME]: 2, [NEARBY]: 0 }));

  it('of a delivery is told to its dealership, sellers and dealers, and to no other', async () => {
    const { id } = await paidContract(api);
    const staff = await api.asRole('SELLER', { dealershipId: HOME });
    const body = { kind: 'faturado', onDay: '2026-11-23' } as const;
    const heard = await hearsOf(() =>
      staff.send(addDeliveryMilestone, { params: { id }, body }),
    );
    expect(heard).toMatchObject({ dealer: ['deliveries'], seller: ['deliveries'] });
    expect(heard).not.toHaveProperty('foreignDealer');
    expect(heard).not.toHaveProperty('foreignSeller');
    expect(heard).not.toHaveProperty('barred');
  });

  it('of a delivery that moves to another dealership is told to both', async () => {
    const { id } = await paidContract(api);
    const heard = await hearsOf(() =>
      api.db
        .update(deliveries)
        .set({ dealershipId: NEARBY })
        .where(eq(deliveries.contractId, id)),
    );
    expect(heard).toEqual({
      dealer: ['deliveries'],
      seller: ['deliveries'],
      foreignDealer: ['deliveries'],
      foreignSeller: ['deliveries'],
    });
  });

  it('of a request for help is told to consultants of the analysis alone', async () => {
    const { customer, id } = await driving(api);
    const heard = await hearsOf(async () => {
      expect((await open(customer, id)).status).toBe(200);
    });
    expect(heard).toEqual({ consultant: ['services'] });
  });

  it('of a contested charge is told to consultants of the analysis alone', async () => {
    const signed = await withKm();
    const heard = await hearsOf(async () => {
      expect((await contest(signed)).status).toBe(200);
    });
    // The bell gets a notification, too.
    expect(heard).toEqual({ consultant: ['disputes', 'notifications'] });
  });

  it('of a car that a customer wants to buy is told to consultants of the analysis alone', async () => {
    const { id: contractId } = await driving(api);
    const now = api.clock.now();
    const heard = await hearsOf(() =>
      insertPurchase(api.db, { contractId, before: null, now }),
    );
    expect(heard).toEqual({ consultant: ['purchases'] });
  });

  it('of a late contract is told with its last reminder, and not before', async () => {
    const { id: contractId } = await driving(api);
    const remind = (step: 'venceu' | 'ultima') =>
      hearsOf(() =>
        api.db.insert(paymentReminders).values({
          ...{ contractId, dueOn: '2026-11-10', step },
          reachedAt: api.clock.now(),
        }),
      );
    expect(await remind('venceu')).toEqual({});
    expect(await remind('ultima')).toEqual({ consultant: ['overdue'] });
  });

  it('because the bank answered is told to the customer of that contract alone', async () => {
    const { customer, contract } = await signedContract(api);
    const body = { journey: 1 } as const;
    await customer.send(startAutomatic, { params: { id: contract.id }, body });
    const [{ customer: stranger }, { etag }] = [
      await signedContract(api),
      await toldTo(customer),
    ];
    const before = (await toldTo(stranger)).etag;
    const heard = await hearsOf(() =>
      tellOf(api, 'recurrence.changed', {
        recurrenceId: 'chg_1',
        reference: fake.asked.findLast(({ what }) => what === 'recurrence')?.reference,
        state: 'aceita',
      }),
    );
    expect((await toldTo(customer, etag)).topics).toEqual(['payments']);
    expect((await toldTo(stranger, before)).topics).toBeNull();
    expect(heard).toEqual({});
  });

  it('because the job charged an installment is told to the customer of that contract alone', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    const { customer: stranger } = await signedContract(api);
    await payContract(api, contract.id);
    await handOver(api, proposalId); // the second installment is charged from 1 January
    api.clock.advance(39 * DAY_MS);
    await signedInAgain(api, customer);
    await signedInAgain(api, stranger);
    const { etag } = await toldTo(customer);
    const before = (await toldTo(stranger)).etag;
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 1 });
    expect((await toldTo(customer, etag)).topics).toEqual(['payments']);
    expect((await toldTo(stranger, before)).topics).toBeNull();
  });

  it('of contested damages is told to them, and to the dealership that took the car', async () => {
    const { id } = await driving(api);
    const now = api.clock.now();
    await api.db.insert(returns).values({
      contractId: id,
      kind: 'fim',
      dealershipId: HOME,
      exitCentavos: 0,
      askedAt: now,
      odometerKm: 9000,
      returnedAt: now,
      updatedAt: now,
      damageState: 'aguardando',
      contestUntil: '2026-12-02',
    });
    const heard = await hearsOf(() =>
      api.db
        .update(returns)
        .set({ damageState: 'contestados', contestReason: 'Já estava assim.' })
        .where(eq(returns.contractId, id)),
    );
    expect(heard).toEqual({
      consultant: ['disputes'],
      dealer: ['deliveries'],
      seller: ['deliveries'],
    });
  });
});
