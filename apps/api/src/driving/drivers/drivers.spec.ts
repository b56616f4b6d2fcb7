import { eq } from 'drizzle-orm';
import { downloadDriverPhoto, removeDriver, sendDriverPhoto } from '@site/api-contract';
import {
  moveOn,
  signedContract,
} from '../../contracts/contracts/testing/signed-contract';
import { users } from '../../identity/accounts/accounts.table';
import { registrations } from '../../identity/accounts/registrations.table';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { contractDrivers } from './drivers.table';
import {
  add,
  amendments,
  authorize,
  DRIVER,
  list,
  ownContract,
  SECOND,
} from './testing/a-driver';

const api = testApi();
const own = () => ownContract(api);
const ownLicense = async ({ userId }: { userId: string }) => {
  const ofUser = eq(registrations.userId, userId);
  const [own] = await api.db.select().from(registrations).where(ofUser);
  return own?.cnh ?? '';
};
const subjects = async () => (await api.mails()).map(({ subject }) => subject);

describe('a driver of a contract', () => {
  it('may drive from the day of the photo on, by an amendment that is mailed', async () => {
    const { customer, id } = await own();
    const { status, data } = await add(customer, id);
    expect(status).toBe(200);
    expect(data.state).toBe('sem-foto');
    expect(data.startsOn).toBe(null);
    expect(await amendments(customer, id)).toEqual([]);
    const photo = await customer.send(sendDriverPhoto, {
      params: { id, driverId: data.id },
      body: { file: await aPhoto() },
    });
    expect(photo.status).toBe(200);
    expect(photo.data.state).toBe('autorizado');
    expect(photo.data.startsOn).toBe('2026-11-23');
    expect(await amendments(customer, id)).toMatchObject([
      { number: 1, kind: 'condutor', text: 'Otávio também pode dirigir.' },
    ]);
    expect((await subjects()).at(-1)).toMatch(/mudança 1$/);
    const { headers, bytes } = await customer.send(downloadDriverPhoto, {
      params: { id, driverId: data.id },
    });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('is kept as it is stored, whatever was typed', async () => {
    const { customer, id } = await own();
    await add(customer, id, {
      ...DRIVER,
      name: '  otávio   lacerda ',
      cpf: '111.444.777-35',
      cnh: '122 949 233 08',
    });
    const [row] = await api.db.select().from(contractDrivers);
    expect(row).toMatchObject({ cpf: DRIVER.cpf, cnh: DRIVER.cnh });
  });

  it('is one of two at most, and nobody twice', async () => {
    const { customer, id } = await own();
    await api.db
      .update(users)
      .set({ document: '52998224725' })
      .where(eq(users.id, customer.userId));
    const self = await add(customer, id, { ...DRIVER, cpf: '52998224725' });
    expect(self.status).toBe(400);
    expect(self.body.fields).toEqual([
      { key: 'Cpf', message: 'Esta pessoa já dirige neste contrato.' },
    ]);
    await add(customer, id);
    expect((await add(customer, id)).body.fields?.[0]?.key).toBe('Cpf');
    for (const cnh of [DRIVER.cnh, await ownLicense(customer)])
      expect((await add(customer, id, { ...SECOND, cnh })).body.fields).toEqual([
        { key: 'Cnh', message: 'Esse número é da CNH de outro motorista do contrato.' },
      ]);
    expect((await list(customer, id)).data.canAdd).toBe(true);
    api.clock.advance(1_000);
    await add(customer, id, SECOND);
    expect((await list(customer, id)).data).toMatchObject({
      canAdd: false,
      items: [{ name: 'Otávio Lacerda' }, { name: 'Célia Prates' }],
    });
    const third = await add(customer, id, { ...SECOND, cpf: '12345678909' });
    expect(third.status).toBe(409);
    expect(third.body.reason).toBe('changed-meanwhile');
  });

  it('of a company is one of two at most, and the answer speaks of nobody beside them', async () => {
    const { customer, contract } = await signedContract(api, {
      columns: { personType: 'PJ', document: 'DEM0PJ01000160' },
      clientType: 2,
      order: { income: 900_000 },
    });
    const { id } = contract;
    expect((await list(customer, id)).data).toMatchObject({
      isOfCompany: true,
      canAdd: true,
    });
    await add(customer, id);
    await add(customer, id, SECOND);
    const third = await add(customer, id, { ...SECOND, cpf: '12345678909' });
    expect(third.status).toBe(409);
    expect(third.body.message).toBe(
      'Cabem até 2 motoristas por contrato. Tire um antes de cadastrar outro.',
    );
  });

  it('is not a third one by two requests at once', async () => {
    const { customer, id } = await own();
    await add(customer, id);
    const answers = await Promise.all([
      add(customer, id, SECOND),
      add(customer, id, { ...SECOND, cpf: '12345678909' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ birthdate: '2006-01-10', cnhFirstLicenseDate: '2024-02-01' }, 'Birthdate'],
    [{ cnhFirstLicenseDate: '2025-01-10' }, 'CnhFirstLicenseDate'],
    [{ cnhExpirationDate: '2025-12-09' }, 'CnhExpirationDate'],
    [{ cpf: '11144477736' }, 'Cpf'],
    [{ cnh: '12294923309' }, 'Cnh'],
  ])('is refused at its field: %j', async (change, key) => {
    const { customer, id } = await own();
    const { status, body } = await add(customer, id, { ...DRIVER, ...change });
    expect(status).toBe(400);
    expect(body.fields?.map((field) => field.key)).toEqual([key]);
  });

  it('leaves by an amendment too, and makes room', async () => {
    const { customer, id } = await own();
    const { id: driverId } = await authorize(customer, id);
    await customer.send(removeDriver, { params: { id, driverId } });
    await customer.send(removeDriver, { params: { id, driverId } });
    const { data } = await list(customer, id);
    expect(data).toMatchObject({
      canAdd: true,
      items: [{ state: 'saiu', endsOn: '2026-11-23' }],
    });
    expect((await amendments(customer, id)).map(({ text }) => text)).toEqual([
      'Otávio também pode dirigir.',
      'Otávio não pode mais dirigir.',
    ]);
    expect((await add(customer, id)).status).toBe(200);
  });

  it('who never got a photo goes without an amendment', async () => {
    const { customer, id } = await own();
    const { id: driverId } = (await add(customer, id)).data;
    await customer.send(removeDriver, { params: { id, driverId } });
    expect(await api.db.select().from(contractDrivers)).toEqual([]);
    expect(await amendments(customer, id)).toEqual([]);
  });

  it('is nobody else’s, and none is added to a contract that is over', async () => {
    const { customer, id, proposalId } = await own();
    const { id: driverId } = (await add(customer, id)).data;
    const other = (await own()).customer;
    const answers = [
      await list(other, id),
      await add(other, id, SECOND),
      await other.send(removeDriver, { params: { id, driverId } }),
      await other.send(downloadDriverPhoto, { params: { id, driverId } }),
      await other.send(sendDriverPhoto, {
        params: { id, driverId },
        body: { file: await aPhoto() },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await moveOn(api, proposalId, ['cancelada', 'customer']);
    expect((await add(customer, id, SECOND)).body.reason).toBe('contract-over');
    expect((await list(customer, id)).data.canAdd).toBe(false);
  });
});
