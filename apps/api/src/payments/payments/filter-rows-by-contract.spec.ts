import { choosePreparedBills, startAutomatic } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import { payContract } from '../../contracts/contracts/testing/signed-contract';
import { driving } from '../../driving/km/testing/driving';
import { chargeAutomatically, keepRecurrence } from '../automatic-pix/automatic.job';
import { listLivingRecurrences } from '../automatic-pix/recurrences.repository';
import { paymentCharges } from '../bills/payment-charges.table';
import { prepareBills, writeCharge } from '../bills/prepared-bills.job';
import { bookBills } from '../saved-cards/saved-cards.job';
import { listActiveCards } from '../saved-cards/saved-cards.repository';
import { cardSteps } from '../saved-cards/testing/card-steps';
import { listPaymentSettings } from './payment-settings.repository';
import { apiWithBank } from './testing/api-with-bank';
import { tellOf } from './testing/bank-webhook';
import { oweKm } from './testing/paying';

const bank = apiWithBank();
const { api, fake } = bank;
const { work, tellDeclined, withCard } = cardSteps(bank);
const charges = () => api.db.$count(paymentCharges);

const tellAccepted = () =>
  tellOf(api, 'recurrence.changed', {
    recurrenceId: 'chg_1',
    reference: fake.asked.findLast(({ what }) => what === 'recurrence')?.reference,
    state: 'aceita',
  });

/** The number of charges that an act adds. */
async function more(act: () => Promise<unknown>): Promise<number> {
  const before = await charges();
  await act();
  return (await charges()) - before;
}

describe('a job that looks at many contracts at once', () => {
  it('leaves out no card with a bill that is due or a try whose day has come', async () => {
    await withCard();
    api.clock.advance(15 * DAY_MS);
    let booked = 0;
    for (let day = 15; day < 30; day += 1) {
      booked += await more(work);
      const missed = await more(async () => {
        for (const card of await listActiveCards(api.db))
          await api.db.transaction((tx) => bookBills(api.ports, tx, card));
      });
      expect(day).toEqual(day);
      expect(missed).toBe(0);
      if (day > 16) await tellDeclined();
      api.clock.advance(DAY_MS);
    }
    expect(booked).toBe(4); // the due day, and the tries after it
  });

  it('locks no contract whose bills Pix Automático pays before its card', async () => {
    const { customer, contract } = await withCard();
    await customer.send(startAutomatic, {
      params: { id: contract.id },
      body: { journey: 1 },
    });
    api.clock.advance(17 * DAY_MS);
    await tellAccepted();
    const locks = jest.spyOn(api.db, 'transaction');
    expect(await more(work)).toBe(0);
    expect(locks.mock.calls.length).toBe(0);
    locks.mockRestore();
  });

  it('leaves out no recurrence with a bill that the bank has yet to hear of', async () => {
    const { customer, id } = await driving(api);
    await customer.send(startAutomatic, { params: { id }, body: { journey: 1 } });
    await tellAccepted();
    const keep = () => chargeAutomatically(api.ports, api.db);
    let booked = 0;
    for (let day = 0; day < 92; day += 4) {
      await postDueCharges(api.ports, api.db);
      booked += await more(keep);
      const missed = await more(async () => {
        for (const recurrence of await listLivingRecurrences(api.db))
          await keepRecurrence(api.ports, api.db, { bank: fake.bank, recurrence });
      });
      expect(day).toEqual(day);
      expect(missed).toBe(0);
      api.clock.advance(4 * DAY_MS);
    }
    expect(booked).toBe(2); // January and February
  });

  it('leaves out no bill that is to come ready, or whose amount has changed', async () => {
    const [driven, other] = [await driving(api), await driving(api)];
    for (const { customer, id } of [driven, other])
      await customer.send(choosePreparedBills, {
        params: { id },
        body: { method: 'pix' },
      });
    const locks = jest.spyOn(api.db, 'transaction');
    const booked: number[] = [];
    for (let day = 0; day < 92; day += 4) {
      await postDueCharges(api.ports, api.db);
      if (day === 44) await oweKm(api, driven, '2027-01-11');
      if (day === 48) for (const { id } of [driven, other]) await payContract(api, id);
      booked.push(await more(() => prepareBills(api.ports, api.db)));
      locks.mockClear();
      expect(await more(() => prepareBills(api.ports, api.db))).toBe(0);
      expect(day).toEqual(day);
      expect(locks.mock.calls.length).toBe(0);
      const missed = await more(async () => {
        for (const setting of await listPaymentSettings(api.db))
          await api.db.transaction((tx) => writeCharge(api.ports, tx, setting));
      });
      expect(day).toEqual(day);
      expect(missed).toBe(0);
      api.clock.advance(4 * DAY_MS);
    }
    // January and February of both, and January of one again.
    expect(booked.filter((count) => count > 0)).toEqual([2, 1, 2]);
  });
});
