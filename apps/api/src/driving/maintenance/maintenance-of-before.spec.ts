import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { getKmBank } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { later } from '../km/testing/driving';
import {
  serviceEntries,
  serviceRequests,
} from '../service-requests/service-requests.table';
import { remindOfMaintenance } from './remind-of-maintenance.job';
import { maintenanceActs } from './testing/on-the-road';

const api = testApi();
const { ask, onTheRoad, read } = maintenanceActs(api);
const work = () => remindOfMaintenance(api.ports, api.db);
const MIGRATION = readFileSync(
  join(__dirname, '../../migrations/0047-maintenance-of-before.sql'),
  'utf8',
);
/** The migration as it runs on the spec's day, since the database's clock is the machine's. */
const migrate = () => {
  const now = `timestamptz '${api.clock.now().toISOString()}'`;
  return api.db.execute(sql.raw(MIGRATION.replaceAll('now()', now)));
};

describe('a car that was on the road before its maintenance was noted', () => {
  it('is not said to be late, since nobody knows what was done', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 100, customer);
    await read(customer, id, 10_001);
    await migrate();
    expect(await work()).toEqual({ done: 0 });
    const { data } = await customer.send(getKmBank, { params: { id } });
    expect(data.maintenance?.next).toMatchObject({ number: 1, state: 'overdue' });
  });

  it('is reminded as every other one when nothing is overdue yet', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 100, customer);
    await read(customer, id, 9500);
    await migrate();
    expect(await work()).toEqual({ done: 1 });
  });

  it('begins its plan at the maintenance that was asked for and resolved', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 100, customer);
    const { data: request } = await ask(customer, id, 9500);
    await later(api, 2, customer);
    await api.db.insert(serviceEntries).values({
      ...{ requestId: request.id, side: 'consultant', toState: 'resolvida' },
      at: api.clock.now(),
    });
    await api.db
      .update(serviceRequests)
      .set({ state: 'resolvida', waitingSince: null })
      .where(eq(serviceRequests.id, request.id));
    await migrate();
    const { data } = await customer.send(getKmBank, { params: { id } });
    expect(data.maintenance).toMatchObject({
      next: { number: 2, dueOn: '2028-03-05', dueKm: 19_500, state: 'ahead' },
      visits: [{ doneOn: '2027-03-05', km: 9500 }],
    });
    expect(await work()).toEqual({ done: 0 });
  });
});
