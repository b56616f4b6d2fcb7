import { decideOverdue } from '@site/api-contract';
import { addDays, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import {
  payContract,
  signedContract,
} from '../../contracts/contracts/testing/signed-contract';
import { demands } from '../../driving/returns/testing/demanded-car';
import { countQueries } from '../../testing/count-queries';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { dueOverdue } from './due-overdue';
import { listLastLetters } from './overdue.repository';
import { showOverdue } from './overdue-view';
import { remindOfBills } from './reminders.job';

const { api } = apiWithBank();
const { unpaid, end } = demands(api);

const due = () => dueOverdue.list(api.db, { most: 9, now: api.clock.now() });

/** Signed, never paid, and the last letter sent today. */
async function lastLetter() {
  const signed = await signedContract(api);
  api.clock.advance(40 * DAY_MS);
  await remindOfBills(api.ports, api.db);
  return signed;
}

describe('a late contract of the day', () => {
  it('is due on the first day on which it may be ended', async () => {
    const { contract } = await lastLetter();
    expect(await due()).toMatchObject([{ id: contract.id, until: '2027-01-08' }]);
  });

  it('is due on the day that was agreed on', async () => {
    const { contract } = await lastLetter();
    const promisedOn = addDays(saoPauloDay(api.clock.now()), 20);
    await (
      await api.asRole('CONSULTANT')
    ).send(decideOverdue, {
      params: { id: contract.id },
      body: { decision: 'combinar', promisedOn, message: 'Até lá.', revision: 0 },
    });
    expect(await due()).toMatchObject([{ id: contract.id, until: promisedOn }]);
  });

  it('is counted by one query, not by its facts', async () => {
    await lastLetter();
    const count = () => dueOverdue.count(api.db, api.clock.now());
    expect(await countQueries(api.db, count)).toEqual({ answer: 1, queries: 1 });
  });

  it('is counted as long as the list shows it, whatever part of its bills is paid', async () => {
    const { id } = await unpaid();
    await postDueCharges(api.ports, api.db);
    const [counted, shown]: [number[], number[]] = [[], []];
    for (let part = 0; part < 9; part += 1) {
      counted.push(await dueOverdue.count(api.db, api.clock.now()));
      shown.push((await showOverdue(api.ports, api.db)).length);
      await payContract(api, id, 100_000);
    }
    expect(counted).toEqual(shown);
    expect(new Set(counted)).toEqual(new Set([1, 0]));
  });

  it('asks for nothing once it was ended, though its car is out', async () => {
    const driver = await unpaid();
    expect(await due()).toHaveLength(1);
    await end(driver);
    expect(await due()).toEqual([]);
    expect(await dueOverdue.count(api.db, api.clock.now())).toBe(1);
  });
});

it('a contract that paid is read no further', async () => {
  const { contract } = await lastLetter();
  expect((await listLastLetters(api.db)).size).toBe(1);
  await payContract(api, contract.id, 400_000);
  expect((await listLastLetters(api.db)).size).toBe(0);
});
