import { eq } from 'drizzle-orm';
import {
  addDealership,
  changeDealership,
  type DealershipForm,
  endDealership,
  getDealershipRecord,
  listDealershipRecords,
  listDealerships,
  reopenDealership,
} from '@site/api-contract';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { dealershipsAsSeeded } from './testing/dealerships-as-seeded';

const api = testApi();
dealershipsAsSeeded(api);

const desk = (name = 'Dora Mesa') => api.asRole('CONSULTANT', { name, rights: ['desk'] });
const BATEL = { params: { id: '1' } };
const GOIANIA: DealershipForm = {
  name: 'Rodar Goiânia',
  group: 'Cerrado',
  cnpj: '12.ABC.345/01DE-35',
  cep: '74015-010',
  address: 'Avenida 85, 100',
  city: 'Goiânia',
  state: 'GO',
  phone: '(62) 3200-0000',
  latitude: '-16,6869',
  longitude: '-49.2648',
};
const onTheSite = async () =>
  (await api.asAnyone().send(listDealerships, {})).data.map(({ name }) => name);

describe('the dealerships at the desk', () => {
  it('stand in one list, with who changed each last', async () => {
    const client = await desk();
    await client.send(endDealership, { ...BATEL, body: { revision: 1 } });
    const { data } = await client.send(listDealershipRecords, {});
    expect(data.items).toHaveLength(15);
    expect(data.items.find(({ id }) => id === '1')).toEqual({
      id: '1',
      name: 'Rodar Batel',
      group: 'Araucária',
      city: 'Curitiba',
      state: 'PR',
      phone: '4130000001',
      active: false,
      last: {
        act: 'ended',
        at: api.clock.now().toISOString(),
        role: 'CONSULTANT',
        name: 'Dora Mesa',
      },
    });
    expect(data.items.find(({ id }) => id === '2')?.last).toBeNull();
  });

  it('take a new one, which the very next page has, with a group of its own', async () => {
    const client = await desk();
    expect(await onTheSite()).not.toContain('Rodar Goiânia');
    const { status, data } = await client.send(addDealership, { body: GOIANIA });
    expect(status).toBe(201);
    expect(data).toEqual({ id: '16' });
    expect(await onTheSite()).toContain('Rodar Goiânia');
    const one = await client.send(getDealershipRecord, { params: data });
    expect(one.data).toMatchObject({
      revision: 1,
      active: true,
      facts: {
        ...GOIANIA,
        cnpj: '12ABC34501DE35',
        cep: '74015010',
        phone: '6232000000',
        latitude: '-16.6869',
      },
      open: { people: 0, proposals: 0, deliveries: 0, returns: 0, cars: 0 },
      acts: [{ act: 'added', name: 'Dora Mesa' }],
    });
    expect(one.data.groups).toContain('Cerrado');
    expect(await api.trail('dealership-added')).toMatchObject([
      { actorId: client.userId, personId: null, subject: 'dealership:16' },
    ]);
  });

  it('change as they are told, and say nothing where nothing changed', async () => {
    const client = await desk();
    const { facts } = (await client.send(getDealershipRecord, BATEL)).data;
    const body = { ...facts, cep: '80420090', phone: '41988887777', revision: 1 };
    const changed = await client.send(changeDealership, { ...BATEL, body });
    expect(changed.data).toMatchObject({
      revision: 2,
      facts: { ...facts, cep: '80420090', phone: '41988887777' },
    });
    await client.send(changeDealership, { ...BATEL, body: { ...body, revision: 2 } });
    const { data } = await client.send(getDealershipRecord, BATEL);
    expect(data.revision).toBe(2);
    expect(data.acts.map(({ act }) => act)).toEqual(['changed']);
    expect(await api.trail('dealership-changed')).toHaveLength(1);
  });

  it('say at each field what is wrong with it', async () => {
    const client = await desk();
    const wrong = {
      ...GOIANIA,
      name: ' ',
      cnpj: '123',
      cep: '1',
      state: 'XX',
      phone: '3200',
      latitude: 'norte',
      longitude: '-181',
    };
    const { status, body } = await client.send(addDealership, { body: wrong });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Name', message: 'Informe o nome da loja.' },
      {
        key: 'Cnpj',
        message: 'O CNPJ tem 14 números ou letras e aqui há 3. Confira.',
      },
      { key: 'Cep', message: 'CEP inválido. São 8 números.' },
      { key: 'State', message: 'Escolha o estado.' },
      { key: 'Phone', message: 'Informe um telefone com DDD.' },
      { key: 'Latitude', message: 'Escreva a latitude em graus, como -25.4284.' },
      { key: 'Longitude', message: 'A longitude fica entre -180 e 180.' },
    ]);
    const { facts } = (await client.send(getDealershipRecord, BATEL)).data;
    const twin = { ...GOIANIA, name: facts.name, cnpj: facts.cnpj };
    expect((await client.send(addDealership, { body: twin })).body.fields).toEqual([
      { key: 'Name', message: 'Outra loja já tem esse nome.' },
      { key: 'Cnpj', message: 'Esse CNPJ já é da loja Rodar Batel.' },
    ]);
  });

  it('of two who change one at once, one wins and the other reads by whom and when', async () => {
    const first = await desk();
    const second = await desk('Rui Sá');
    const { facts } = (await first.send(getDealershipRecord, BATEL)).data;
    const save = (client: typeof first, phone: string) =>
      client.send(changeDealership, { ...BATEL, body: { ...facts, phone, revision: 1 } });
    const answers = await Promise.all([
      save(first, '4133330000'),
      save(second, '4144440000'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? 'Dora Mesa' : 'Rui Sá';
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'changed-meanwhile',
      message: `${winner} alterou esta loja em 23/11/2026, 12:00.`,
    });
    const late = await second.send(endDealership, { ...BATEL, body: { revision: 1 } });
    expect(late.status).toBe(409);
    expect(await onTheSite()).toContain('Rodar Batel');
  });
});

describe('a dealership that ends', () => {
  it('leaves the site at once and comes back as it was, once each', async () => {
    const client = await desk();
    const end = (revision: number) =>
      client.send(endDealership, { ...BATEL, body: { revision } });
    expect((await end(1)).data).toMatchObject({ active: false, revision: 2 });
    expect(await onTheSite()).not.toContain('Rodar Batel');
    expect((await end(2)).body.message).toBe(
      'Dora Mesa encerrou esta loja em 23/11/2026, 12:00.',
    );
    const body = { revision: 2 };
    expect((await client.send(reopenDealership, { ...BATEL, body })).data).toMatchObject({
      active: true,
      acts: [{ act: 'reopened' }, { act: 'ended' }],
    });
    expect(await onTheSite()).toContain('Rodar Batel');
    expect((await api.trail('dealership-ended')).length).toBe(1);
    expect((await api.trail('dealership-reopened')).length).toBe(1);
  });

  it('is never the last one, since every car needs a place', async () => {
    const client = await desk();
    for (let id = 1; id < 15; id += 1)
      await client.send(endDealership, {
        params: { id: String(id) },
        body: { revision: 1 },
      });
    const last = { params: { id: '15' }, body: { revision: 1 } };
    const { status, body } = await client.send(endDealership, last);
    expect(status).toBe(400);
    expect(body.message).toBe(
      'É a única loja aberta: abra outra antes de encerrar esta.',
    );
  });
});

it('the desk is for consultants with the right alone, read anew at each call', async () => {
  const consultant = await api.asRole('CONSULTANT', { rights: ['analysis', 'leads'] });
  const body = { revision: 9 };
  const statuses = async (client: typeof consultant) => [
    (await client.send(listDealershipRecords, {})).status,
    (await client.send(getDealershipRecord, BATEL)).status,
    (await client.send(addDealership, { body: { ...GOIANIA, name: '' } })).status,
    (await client.send(changeDealership, { ...BATEL, body: { ...GOIANIA, ...body } }))
      .status,
    (await client.send(endDealership, { ...BATEL, body })).status,
    (await client.send(reopenDealership, { ...BATEL, body })).status,
  ];
  const no = [403, 403, 403, 403, 403, 403];
  for (const role of ['customer', 'DEALER', 'SELLER'] as const)
    expect(await statuses(await api.asRole(role))).toEqual(no);
  expect((await api.asAnyone().send(listDealershipRecords, {})).status).toBe(401);
  expect(await statuses(consultant)).toEqual(no);
  await api.db
    .update(users)
    .set({ rights: ['desk'] })
    .where(eq(users.id, consultant.userId));
  expect(await statuses(consultant)).toEqual([200, 200, 400, 409, 409, 409]);
});
