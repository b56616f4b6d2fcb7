import {
  chooseDeliverySlot,
  getContract,
  listContracts,
  withdrawContract,
} from '@site/api-contract';
import { addDays, DAY_MS, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { deliveries } from '../deliveries/deliveries.table';
import { HOME, setStock } from '../deliveries/testing/signed-contract';
import {
  moveOn,
  payContract,
  signedContract,
  signedInAgain,
} from './testing/signed-contract';

// Signed on Monday 23/11/2026, to be paid on the 24th, promised for Wednesday 02/12/2026.
const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 1 }));

/** A signed contract, paid on time or some days later. */
async function paid({ daysLate = 0 } = {}) {
  const signed = await signedContract(api, { choice: { dealershipId: String(HOME) } });
  await payContract(api, signed.contract.id);
  api.clock.advance((1 + daysLate) * DAY_MS);
  await moveOn(api, signed.proposalId, ['pagamento_confirmado', 'system']);
  await signedInAgain(api, signed.customer);
  const params = { id: signed.contract.id };
  return {
    /** Chooses a day, at nine o'clock. */
    choose: async (day: string) => {
      const { status } = await signed.customer.send(chooseDeliverySlot, {
        params,
        body: { day, time: '09:00' },
      });
      expect(status).toBe(200);
    },
    /** The first minute of a day. */
    on: async (day: string) => {
      const then = startOfSaoPauloDay(day).getTime();
      api.clock.advance(then - api.clock.now().getTime());
      await signedInAgain(api, signed.customer);
    },
    offer: async () =>
      (await signed.customer.send(getContract, { params })).data.withdrawal,
    /** Days late and their credit, as the list of contracts has them. */
    late: async () => {
      const [contract] = (await signed.customer.send(listContracts, {})).data;
      return contract?.lateDelivery;
    },
    leave: async () =>
      signed.customer.send(withdrawContract, { params, body: { cost: 0 } }),
  };
}

describe('leaving before the car came', () => {
  it('is free after the promised day for who chose at once, although the dealership put it off', async () => {
    const { choose, on, offer, leave } = await paid();
    await choose('2026-11-26');
    await on('2026-12-02');
    expect(await offer()).toMatchObject({ kind: 'com-custo', awaitedOn: '2026-12-02' });
    expect((await leave()).status).toBe(409);
    await on('2026-12-03');
    expect(await offer()).toMatchObject({ kind: 'livre', cost: 0 });
    expect((await leave()).data).toMatchObject({ state: 'cancelada', refundDue: 2637 });
  });

  it('costs the exit rule for who never chose a day, however long ago the promised one is', async () => {
    const { on, offer, leave } = await paid();
    for (const day of ['2026-12-02', '2026-12-03', '2027-02-03']) {
      await on(day);
      const { kind, awaitedOn, isSlotAwaited } = (await offer()) ?? {};
      expect(kind).toBe('com-custo');
      expect(awaitedOn).toBe(undefined);
      expect(isSlotAwaited).toBe(true);
    }
    expect((await leave()).body.reason).toBe('terms-moved');
  });

  it('is free later by the days that the customer took to choose, and by those beyond the first free one', async () => {
    const { choose, on, offer, leave } = await paid();
    await on('2026-11-27');
    await choose('2026-12-02');
    await on('2026-12-07');
    // Three days until the choice; two from Monday 30/11 to Wednesday.
    expect(await offer()).toMatchObject({ kind: 'com-custo', awaitedOn: '2026-12-07' });
    await on('2026-12-08');
    expect((await leave()).data.state).toBe('cancelada');
  });

  it('is free a day later when the first payment came a day late', async () => {
    const { choose, on, offer, leave } = await paid({ daysLate: 1 });
    await choose('2026-11-27');
    await on('2026-12-03');
    expect(await offer()).toMatchObject({ kind: 'com-custo', awaitedOn: '2026-12-03' });
    expect((await leave()).status).toBe(409);
    await on('2026-12-04');
    expect((await leave()).data.state).toBe('cancelada');
  });

  it('waits for no choice of a car that the factory has not sent', async () => {
    await setStock(api, {});
    const { on, offer } = await paid();
    const [delivery] = await api.db.select().from(deliveries);
    expect(delivery?.source).toBe('order');
    const { promisedOn = '' } = delivery ?? {};
    await on(promisedOn);
    expect(await offer()).toMatchObject({ kind: 'com-custo', awaitedOn: promisedOn });
    await on(addDays(promisedOn, 1));
    expect((await offer())?.kind).toBe('livre');
  });
});

describe('the list of contracts', () => {
  it('says how late the car is and what that is worth, from the day on which leaving is free', async () => {
    const { choose, on, late } = await paid();
    await choose('2026-11-26');
    await on('2026-12-02');
    expect(await late()).toBe(undefined);
    await on('2026-12-03');
    expect(await late()).toEqual({ days: 1, credit: 87.9 });
    await on('2026-12-12');
    expect(await late()).toEqual({ days: 10, credit: 879 });
  });

  it('says nothing of a car whose contract ended before it came', async () => {
    const { choose, on, leave, late } = await paid();
    await choose('2026-11-26');
    await on('2026-12-03');
    await leave();
    expect(await late()).toBe(undefined);
  });
});
