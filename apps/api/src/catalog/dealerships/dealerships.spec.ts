import {
  getAreaSupport,
  getCepAddress,
  getDealership,
  listAvailableDealerships,
  listDealerships,
  listGroupDealerships,
  listStates,
} from '@site/api-contract';
import { isValidCnpj } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';

const api = testApi();
const visitor = () => api.asAnyone();

describe('dealerships', () => {
  it('are fifteen in three groups over eight states, each with a valid CNPJ', async () => {
    const { data } = await visitor().send(listDealerships, {});
    expect(data).toHaveLength(15);
    expect(new Set(data.map(({ group }) => group)).size).toBe(3);
    expect(new Set(data.map(({ state }) => state)).size).toBe(8);
    expect(data.every(({ cnpj }) => isValidCnpj(cnpj))).toBe(true);
  });

  it('come nearest first with their distance when a place is given, and only a whole place counts', async () => {
    const { data } = await visitor().send(listDealerships, {
      query: { latitude: '-23.3045', longitude: '-51.1696' },
    });
    expect(data).toHaveLength(15);
    expect(data.slice(0, 2).map(({ name }) => name)).toEqual([
      'Rodar Londrina',
      'Rodar Batel',
    ]);
    expect(data[0]?.distanceKm).toBe(0);
    expect(data[1]?.distanceKm).toBeGreaterThan(300);
    for (const query of [
      'latitude=-23.3',
      'longitude=-51',
      'latitude=91&longitude=0',
      'latitude=abc&longitude=0',
      'raio=5',
    ]) {
      expect(query).toEqual(query);
      expect(
        (await visitor().request({ url: `/api/v1/dealerships/simplified?${query}` }))
          .status,
      ).toBe(400);
    }
  });

  it('show their public facts by id, and 404 for an unknown one', async () => {
    expect(
      (await visitor().send(getDealership, { params: { id: '5' } })).data,
    ).toMatchObject({
      name: 'Rodar Paulista',
      city: 'São Paulo',
      state: 'SP',
      group: 'Bandeirante',
    });
    const { status, body } = await visitor().send(getDealership, {
      params: { id: '999' },
    });
    expect(status).toBe(404);
    expect(body.message).toBe('Não encontramos esta concessionária.');
  });

  it('that can deliver a model come nearest first with their distance', async () => {
    const { data } = await visitor().send(listAvailableDealerships, {
      body: { modelSlug: 'lira', latitude: -22.9056, longitude: -47.0608 },
    });
    expect(data.slice(0, 3).map(({ name }) => name)).toEqual([
      'Rodar Cambuí',
      'Rodar Santana',
      'Rodar Paulista',
    ]);
    expect(data[0]?.distanceKm).toBeLessThan(1);
    expect(data[2]?.distanceKm).toBeCloseTo(83.9, 0);
    expect(
      (
        await visitor().send(listAvailableDealerships, {
          body: { modelSlug: 'fusca', latitude: 0, longitude: 0 },
        })
      ).status,
    ).toBe(404);
  });

  it('stand in their street, so that a neighbor on Avenida Paulista has one at the door', async () => {
    const { data } = await visitor().send(listAvailableDealerships, {
      body: { modelSlug: 'lira', latitude: -23.5652, longitude: -46.6511 },
    });
    expect(data[0]?.name).toBe('Rodar Paulista');
    expect(data[0]?.distanceKm).toBeLessThan(1);
  });

  it('of one group come by distance', async () => {
    const { data } = await visitor().send(listGroupDealerships, {
      params: { lat: '-30.03', lng: '-51.21', id: '1' },
    });
    expect(data.map(({ name }) => name)).toEqual([
      'Rodar Guaíba',
      'Rodar Serra',
      'Rodar Batel',
      'Rodar Londrina',
    ]);
  });

  it('serve a place within 150 km, and say which one is nearest elsewhere too', async () => {
    const near = (
      await visitor().send(getAreaSupport, { params: { lat: '-23.2', lng: '-46.9' } })
    ).data;
    expect(near.supported).toBe(true);
    expect(near.nearest?.name).toBe('Rodar Cambuí');
    const far = (
      await visitor().send(getAreaSupport, { params: { lat: '-3.119', lng: '-60.02' } })
    ).data;
    expect(far.supported).toBe(false);
    expect(far.nearest?.distanceKm).toBeGreaterThan(1000);
  });
});

describe('states', () => {
  it('are 27 in the order of their names', async () => {
    const { data } = await visitor().send(listStates, {});
    expect(data).toHaveLength(27);
    expect(data.slice(0, 3).map(({ name }) => name)).toEqual([
      'Acre',
      'Alagoas',
      'Amapá',
    ]);
    expect(data.find(({ uf }) => uf === 'SP')).toEqual({
      id: 35,
      name: 'São Paulo',
      uf: 'SP',
    });
  });
});

describe('the address of a CEP', () => {
  it('is found in the sample', async () => {
    expect(
      (await visitor().send(getCepAddress, { params: { cep: '01310-100' } })).data,
    ).toMatchObject({
      cep: '01310100',
      street: 'Avenida Paulista',
      city: 'São Paulo',
      state: 'SP',
      stateId: 35,
    });
  });

  it('is otherwise placed in its city by range, the street left to be typed', async () => {
    expect(
      (await visitor().send(getCepAddress, { params: { cep: '13010000' } })).data,
    ).toMatchObject({
      street: '',
      city: 'Campinas',
      state: 'SP',
    });
  });

  it('that is not bundled is 404, so that the address is typed; a malformed one 400', async () => {
    expect(
      (await visitor().send(getCepAddress, { params: { cep: '88300000' } })).status,
    ).toBe(404);
    expect((await visitor().request({ url: '/api/v1/addresses/123' })).status).toBe(400);
  });
});
