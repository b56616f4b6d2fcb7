import { startAutomatic } from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { paymentCharges } from '../../tables';
import { postDueCharges } from '../contracts/post-due-charges';
import { driving } from '../subscription/testing/driving';
import { chargeAutomatically, keepRecurrence } from './automatic/automatic.job';
import { listLivingRecurrences } from './automatic/recurrences.repository';
import { bookBills } from './saved-cards/saved-cards.job';
import { listActiveCards } from './saved-cards/saved-cards.repository';
import { cardSteps } from './saved-cards/testing/card-steps';
import { apiWithBank } from './testing/api-with-bank';
import { tellOf } from './testing/bank-webhook';

const bank = apiWithBank();
const { api, fake } = bank;
const { work, tellDeclined, withCard } = cardSteps(bank);
const charges = () => api.db.$count(paymentCharges);

/** How many charges there are more after that. */
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
      expect([day, missed]).toEqual([day, 0]);
      if (day > 16) await tellDeclined();
      api.clock.advance(DAY_MS);
    }
    expect(booked).toBe(4); // the due day, and the tries after it
  });

  it('leaves out no recurrence with a bill that the bank has yet to hear of', async () => {
    const { customer, id } = await driving(api);
    await customer.send(startAutomatic, { params: { id }, body: { journey: 1 } });
    await tellOf(api, 'recurrence.changed', {
      recurrenceId: 'chg_1',
      reference: fake.asked.findLast(({ what }) => what === 'recurrence')?.reference,
      state: 'aceita',
    });
    const keep = () => chargeAutomatically(api.ports, api.db);
    let booked = 0;
    for (let day = 0; day < 92; day += 4) {
      await postDueCharges(api.ports, api.db);
      booked += await more(keep);
      const missed = await more(async () => {
        for (const recurrence of await listLivingRecurrences(api.db))
          await keepRecurrence(api.ports, api.db, { bank: fake.bank, recurrence });
      });
      expect([day, missed]).toEqual([day, 0]);
      api.clock.advance(4 * DAY_MS);
    }
    expect(booked).toBe(2); // January and February
  });
});
