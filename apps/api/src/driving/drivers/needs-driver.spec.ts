import { addDriver, listContracts, removeDriver } from '@site/api-contract';
import {
  handOver,
  payContract,
  signedContract,
} from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { driving } from '../returns/testing/car-return';
import { authorize, SECOND } from './testing/a-driver';

const api = testApi();

const isAsked = async (customer: TestClient) =>
  (await customer.send(listContracts, {})).data[0]?.needsDriver;

it('the list of contracts tells a company with the car that nobody may drive it', async () => {
  const { customer, contract, proposalId } = await signedContract(api, {
    columns: { personType: 'PJ', document: 'DEM0PJ01000160' },
    clientType: 2,
    order: { income: 900_000 },
  });
  const { id } = contract;
  expect(await isAsked(customer)).toBe(undefined);
  await payContract(api, id);
  await handOver(api, proposalId);
  expect(await isAsked(customer)).toBe(true);
  const { data: unseen } = await customer.send(addDriver, {
    params: { id },
    body: SECOND,
  });
  expect(unseen.state).toBe('sem-foto');
  expect(await isAsked(customer)).toBe(true);
  const driver = await authorize(customer, id);
  expect(await isAsked(customer)).toBe(undefined);
  await customer.send(removeDriver, { params: { id, driverId: driver.id } });
  expect(await isAsked(customer)).toBe(true);
});

it('the list of contracts asks no person for a driver', async () => {
  const { customer } = await driving(api);
  expect(await isAsked(customer)).toBe(undefined);
});
