import { downloadDriverPhoto, getDriver, removeDriver } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { doomedFiles } from '../../identity/documents/documents.table';
import { testApi } from '../../testing/api';
import { watchDrivers } from './drivers.job';
import { contractDrivers } from './drivers.table';
import { add, authorize, DRIVER, list, ownContract } from './testing/a-driver';

const api = testApi();
const own = () => ownContract(api);

describe('another person’s data', () => {
  it('is masked for consultants until they open it, which the trail keeps', async () => {
    const { customer, id } = await own();
    const { id: driverId } = await authorize(customer, id);
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await list(consultant, id);
    expect(data).toMatchObject({
      canAdd: false,
      items: [
        {
          cpf: '•••.444.777-••',
          cnh: '•••••••3308',
          birthdate: null,
          cnhFirstLicenseDate: null,
        },
      ],
    });
    const opened = await consultant.send(getDriver, { params: { id, driverId } });
    expect(opened.data).toMatchObject({ cpf: '111.444.777-35', cnh: DRIVER.cnh });
    await consultant.send(downloadDriverPhoto, { params: { id, driverId } });
    const traces = (await api.trail()).filter(
      ({ actorRole }) => actorRole === 'CONSULTANT',
    );
    expect(
      traces.map(({ action, personId, detail }) => [action, personId, detail]),
    ).toEqual([
      ['drivers-listed', customer.userId, null],
      ['driver-viewed', customer.userId, null],
      ['driver-viewed', customer.userId, 'photo'],
    ]);
  });

  it('goes a year after the driver left, with the photo', async () => {
    const { customer, id } = await own();
    const { id: driverId } = await authorize(customer, id);
    await customer.send(removeDriver, { params: { id, driverId } });
    api.clock.advance(365 * DAY_MS);
    await watchDrivers(api.ports, api.db);
    expect(await api.db.select().from(contractDrivers)).toHaveLength(1);
    api.clock.advance(2 * DAY_MS);
    await watchDrivers(api.ports, api.db);
    expect(await api.db.select().from(contractDrivers)).toEqual([]);
    expect(await api.db.select().from(doomedFiles)).toHaveLength(1);
  });

  it('goes after 30 days where no photo ever came', async () => {
    const { customer, id } = await own();
    await add(customer, id);
    api.clock.advance(29 * DAY_MS);
    await watchDrivers(api.ports, api.db);
    expect(await api.db.select().from(contractDrivers)).toHaveLength(1);
    api.clock.advance(2 * DAY_MS);
    await watchDrivers(api.ports, api.db);
    expect(await api.db.select().from(contractDrivers)).toEqual([]);
  });
});
