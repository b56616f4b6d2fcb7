import { listContracts } from '@site/api-contract';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { driving } from '../returns/testing/car-return';
import { resetWorkshops, workshopActs } from './testing/workshop-visit';

const api = testApi();
const { book, cancel } = workshopActs(api);
beforeEach(() => resetWorkshops(api));

const visitOf = async (customer: TestClient) =>
  (await customer.send(listContracts, {})).data[0]?.workshopVisit;

it('the list of contracts tells the visit to come until it was cancelled', async () => {
  const { customer, id } = await driving(api);
  const other = await driving(api);
  expect(await visitOf(customer)).toBe(undefined);
  const { data } = await book(customer, id);
  expect(await visitOf(customer)).toEqual({
    day: '2026-11-24',
    time: '09:00',
    dealership: data.dealership.name,
  });
  expect(await visitOf(other.customer)).toBe(undefined);
  await cancel(customer, data.id, data.revision);
  expect(await visitOf(customer)).toBe(undefined);
});

it('the list of contracts tells no visit whose day has passed', async () => {
  const { customer, id } = await driving(api);
  await book(customer, id);
  api.clock.advance(24 * 3_600_000);
  await signedInAgain(api, customer);
  expect((await visitOf(customer))?.day).toBe('2026-11-24');
  api.clock.advance(24 * 3_600_000);
  await signedInAgain(api, customer);
  expect(await visitOf(customer)).toBe(undefined);
});
