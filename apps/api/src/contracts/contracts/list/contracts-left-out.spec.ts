import { DAY_MS } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { odometerReadings } from '../../../driving/km/km.table';
import { driving } from '../../../driving/km/testing/driving';
import { warnOf, warnOfKm } from '../../../driving/km/warn-of-km.job';
import { remindOf, remindOfBills } from '../../../payments/dunning/reminders.job';
import { testApi } from '../../../testing/api';
import { chargeContract, postDueCharges } from '../plan/post-due-charges';
import { signedContract } from '../testing/signed-contract';

const api = testApi();

/**
 * Jobs that go over many contracts, and their effect on a contract with something to do.
 */
const JOBS: {
  name: string;
  work(): Promise<Done>;
  workOf(tx: Database, id: string): Promise<number>;
}[] = [
  {
    name: 'charges',
    work: () => postDueCharges(api.ports, api.db),
    workOf: (tx, id) => chargeContract(api.ports, tx, id),
  },
  {
    name: 'reminders',
    work: () => remindOfBills(api.ports, api.db),
    workOf: (tx, id) => remindOf(api.ports, tx, id),
  },
  {
    name: 'km-forecasts',
    work: () => warnOfKm(api.ports, api.db),
    workOf: (tx, id) => warnOf(api.ports, tx, id),
  },
];

it('a job leaves out no contract that has something due, whichever day of three months it is', async () => {
  const unpaid = await signedContract(api);
  const [driver, other] = [await driving(api), await driving(api)];
  const ids = [unpaid, driver, other].map(({ contract }) => contract.id);
  const read = (contractId: string, onDay: string, odometerKm: number) =>
    api.db
      .insert(odometerReadings)
      .values({ contractId, onDay, odometerKm, readAt: api.clock.now() });
  const done: Record<string, number> = {};
  for (let day = 0; day < 92; day += 3) {
    const today = api.clock.now().toISOString().slice(0, 10);
    if (day === 39) await read(driver.id, today, 9000);
    if (day === 42) await read(other.id, today, 900);
    if (day === 51) await read(other.id, today, 9000);
    for (const { name, work, workOf } of JOBS) {
      done[name] = (done[name] ?? 0) + (await work()).done;
      for (const id of ids) {
        const missed = await api.db.transaction((tx) => workOf(tx, id));
        expect(name).toEqual(name);
        expect(today).toEqual(today);
        expect(id).toEqual(id);
        expect(missed).toBe(0);
      }
    }
    api.clock.advance(3 * DAY_MS);
  }
  // Four charges are the installments of January and February of the two customers who
  // drive, and each of them is warned about km once.
  expect(done).toEqual({ charges: 4, reminders: 21, 'km-forecasts': 2 });
});
