import { decideOverdue, listOverdueContracts } from '@site/api-contract';
import { addDays, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { countQueries } from '../../testing/count-queries';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { remindOfBills } from './reminders.job';

const { api } = apiWithBank();

/** Signed and never paid; two days pass. */
async function unpaid() {
  const signed = await signedContract(api);
  api.clock.advance(2 * DAY_MS);
  return signed;
}

/** Forty days later, after the last letters. */
async function lastLetters(): Promise<void> {
  api.clock.advance(40 * DAY_MS);
  await remindOfBills(api.ports, api.db);
}

it('the late contracts that wait for a decision are asked for as often for many as for one, the longest late first', async () => {
  const list = async () => {
    const consultant = await api.asRole('CONSULTANT');
    const { answer, queries } = await countQueries(api.db, () =>
      consultant.send(listOverdueContracts, {}),
    );
    const shown = answer.data.map(({ contract, promisedUntil, decisions }) => ({
      contract,
      promisedUntil,
      decided: decisions.map(({ kind }) => kind),
    }));
    return { shown, queries };
  };
  const first = await unpaid();
  await lastLetters();
  const { queries } = await list();
  const [second, third] = [await unpaid(), await unpaid()];
  await lastLetters();
  await signedInAgain(api, third.customer);
  const promisedOn = addDays(saoPauloDay(api.clock.now()), 3);
  await (
    await api.asRole('CONSULTANT')
  ).send(decideOverdue, {
    params: { id: second.contract.id },
    body: { decision: 'combinar', promisedOn, message: 'Até lá.', revision: 0 },
  });
  const waiting = { promisedUntil: null, decided: [] };
  expect(await list()).toEqual({
    shown: [
      { contract: first.contract.number, ...waiting },
      {
        contract: second.contract.number,
        promisedUntil: promisedOn,
        decided: ['combinar'],
      },
      { contract: third.contract.number, ...waiting },
    ],
    queries,
  });
  const consultant = await api.asRole('CONSULTANT');
  const query = { search: second.contract.number };
  const found = (await consultant.send(listOverdueContracts, { query })).data;
  expect(found.map(({ contractId }) => contractId)).toEqual([second.contract.id]);
});
