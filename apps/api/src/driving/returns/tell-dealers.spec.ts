import {
  answerDamages,
  bookReturn,
  cancelReturn,
  decideContest,
  listNotifications,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { HOME, NEARBY } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { losses } from '../losses/testing/lost-car';
import { acts, driving, live, signedBeforeTable } from './testing/car-return';
import { demands } from './testing/demanded-car';

const api = testApi();
const act = acts(api);
const lost = losses(api);
const { unpaid, end } = demands(api);
const MINUTE_MS = 60_000;

const dealerOf = (dealershipId: number) => api.asRole('DEALER', { dealershipId });
/** Kinds of the notifications about a contract, the newest first. */
const told = async (who: TestClient, id: string) =>
  (await who.send(listNotifications, { query: {} })).data.items
    .filter(({ subjectId }) => subjectId === id)
    .map(({ kind, label }) => `${kind} ${label}`);

/** A customer in month 13, on 24/11/2027. */
async function inMonth13() {
  const driver = await driving(api);
  await live(api, 366, driver);
  const { customer, id } = driver;
  const book = async (day: string, dealershipId = HOME) => {
    api.clock.advance(MINUTE_MS);
    const offered = (await act.slots(customer, id)).find((one) => one.day === day);
    const answer = await customer.send(bookReturn, {
      params: { id },
      body: {
        day,
        time: '09:00',
        cost: offered?.cost ?? 0,
        dealershipId: String(dealershipId),
      },
    });
    expect(answer.status).toBe(200);
  };
  return { ...driver, book };
}

describe('the bell of the dealers who take a car back', () => {
  it('rings when the return is booked, moved and cancelled', async () => {
    const { customer, id, contract, book } = await inMonth13();
    const dealer = await dealerOf(HOME);
    await book('2027-11-25');
    expect(await told(dealer, id)).toEqual([`return-booked ${contract.number}`]);
    await book('2027-11-26');
    api.clock.advance(MINUTE_MS);
    await customer.send(cancelReturn, { params: { id } });
    expect(await told(dealer, id)).toEqual([
      `return-cancelled ${contract.number}`,
      `return-rebooked ${contract.number}`,
      `return-booked ${contract.number}`,
    ]);
    const seller = await act.staff();
    expect(await told(seller, id)).toEqual([]);
  });

  it('rings at both dealerships when the customer chooses another one', async () => {
    const { id, contract, book } = await inMonth13();
    const [before, after] = [await dealerOf(HOME), await dealerOf(NEARBY)];
    await book('2027-11-25');
    await book('2027-11-25', NEARBY);
    expect(await told(before, id)).toEqual([
      `return-cancelled ${contract.number}`,
      `return-booked ${contract.number}`,
    ]);
    expect(await told(after, id)).toEqual([`return-booked ${contract.number}`]);
  });

  it('rings when the car does not come because it was lost', async () => {
    const driver = await inMonth13();
    const { id, contract, book } = driver;
    const dealer = await dealerOf(HOME);
    await book('2027-11-25');
    api.clock.advance(MINUTE_MS);
    const request = await lost.told(driver, { happenedOn: '2027-11-24' });
    const answer = await lost.end(request, { lostOn: '2027-11-24' });
    expect(answer.status).toBe(200);
    expect(await told(dealer, id)).toEqual([
      `return-cancelled ${contract.number}`,
      `return-booked ${contract.number}`,
    ]);
  });

  it('rings when a car is demanded back before the day that was booked', async () => {
    const driver = await unpaid();
    const { customer, id, contract } = driver;
    const dealer = await dealerOf(HOME);
    const last = (await act.slots(customer, id, 'end')).at(-1);
    if (!last) throw new Error('no days');
    expect((await act.book(customer, id, last.day, last.cost)).status).toBe(200);
    api.clock.advance(MINUTE_MS);
    await end(driver);
    expect(await told(dealer, id)).toEqual([
      `return-cancelled ${contract.number}`,
      `return-booked ${contract.number}`,
    ]);
  });

  it('rings when damages are contested, and when a consultant has answered', async () => {
    const { customer, id, contract, book } = await inMonth13();
    await signedBeforeTable(api, id);
    await book('2027-11-25');
    api.clock.advance(DAY_MS);
    await signedInAgain(api, customer);
    const [seller, dealer] = [await act.staff(), await dealerOf(HOME)];
    const damage = { label: 'Farol quebrado', quote: 1200, isInsured: true };
    await act.note(seller, id, damage);
    await act.giveBack(seller, id, 5000);
    const answer = await customer.send(answerDamages, {
      params: { id },
      body: { accepts: false, reason: 'O farol já estava trincado na entrega.' },
    });
    expect(answer.status).toBe(200);
    expect(await told(dealer, id)).toEqual([`damages-contested ${contract.number}`]);
    api.clock.advance(MINUTE_MS);
    await (
      await api.asRole('CONSULTANT')
    ).send(decideContest, {
      params: { id },
      body: { charges: false, answer: 'Comparamos as fotos da entrega.' },
    });
    expect(await told(dealer, id)).toEqual([
      `damages-decided ${contract.number}`,
      `damages-contested ${contract.number}`,
    ]);
  });
});
