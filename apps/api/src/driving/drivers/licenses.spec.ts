import { removeDriver, sendDriverPhoto } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { moveOn, signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { watchDrivers } from './drivers.job';
import {
  add,
  aDigitalCnh,
  amendments,
  authorize,
  DRIVER,
  list,
  ownContract,
} from './testing/a-driver';

const api = testApi();
const own = () => ownContract(api);
const subjects = async () => (await api.mails()).map(({ subject }) => subject);

describe('the photo of a license', () => {
  const photograph = async (client: TestClient, id: string, driverId: string) =>
    client.send(sendDriverPhoto, {
      params: { id, driverId },
      body: { file: await aPhoto() },
    });

  const digital = async (
    client: TestClient,
    params: { id: string; driverId: string },
    day: string | undefined,
  ) =>
    client.send(sendDriverPhoto, {
      params,
      body: { ...(day && { cnhExpirationDate: day }), file: await aDigitalCnh() },
    });

  it('is sent once: a second one changes nothing', async () => {
    const { customer, id } = await own();
    const { id: driverId } = await authorize(customer, id);
    const { status, body } = await photograph(customer, id, driverId);
    expect(status).toBe(409);
    expect(body.reason).toBe('changed-meanwhile');
    expect(await amendments(customer, id)).toHaveLength(1);
  });

  it('that comes after the license has ended authorizes nobody', async () => {
    const { customer, id } = await own();
    const soon = { ...DRIVER, cnhExpirationDate: '2026-11-24' };
    const { id: driverId } = (await add(customer, id, soon)).data;
    api.clock.advance(3 * DAY_MS);
    await signedInAgain(api, customer);
    const { status, body } = await photograph(customer, id, driverId);
    expect(status).toBe(400);
    expect(body.fields?.map(({ key }) => key)).toEqual(['File']);
    expect((await list(customer, id)).data.items).toMatchObject([{ startsOn: null }]);
  });

  it('whose printed date has passed is refused as a picture, and authorizes as the PDF of the digital one', async () => {
    const { customer, id } = await own();
    const expired = { ...DRIVER, cnhExpirationDate: '2026-01-10' };
    const { id: driverId } = (await add(customer, id, expired)).data;
    const { status, body } = await photograph(customer, id, driverId);
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'File',
        message:
          'A validade impressa nesta CNH passou. Envie o PDF da CNH digital, que mostra a validade atual.',
      },
    ]);
    const sent = await digital(customer, { id, driverId }, '2026-12-20');
    expect(sent.data).toMatchObject({
      state: 'autorizado',
      startsOn: '2026-11-23',
      cnhExpirationDate: '2026-12-20',
    });
    await watchDrivers(api.ports, api.db);
    expect(await subjects()).toContain('A CNH de Otávio vence em 20/12/2026');
  });

  it.each([
    [undefined, 'Informe a validade da CNH digital.'],
    ['2026-11-23', 'Essa validade já passou. Informe a que está na CNH digital.'],
    ['31/12/2030', 'Confira a validade da CNH digital: esse dia não existe.'],
  ])('of a digital license needs its date: %s', async (day, message) => {
    const { customer, id } = await own();
    const expired = { ...DRIVER, cnhExpirationDate: '2026-01-10' };
    const { id: driverId } = (await add(customer, id, expired)).data;
    const { status, body } = await digital(customer, { id, driverId }, day);
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toContain(message);
  });

  it('is not taken, and nobody is removed, once the contract is over', async () => {
    const { customer, id, proposalId } = await own();
    const { id: driverId } = (await add(customer, id)).data;
    await moveOn(api, proposalId, ['cancelada', 'customer']);
    const answers = [
      await photograph(customer, id, driverId),
      await customer.send(removeDriver, { params: { id, driverId } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [409, 'contract-over'],
      [409, 'contract-over'],
    ]);
    expect((await list(customer, id)).data.items).toHaveLength(1);
  });
});

describe('the end of a license', () => {
  it('is mailed once, 30 days before, without the whole name', async () => {
    const { customer, id } = await own();
    await authorize(customer, id, { ...DRIVER, cnhExpirationDate: '2027-01-22' });
    api.clock.advance(29 * DAY_MS); // 22/12/2026: 31 days before
    await watchDrivers(api.ports, api.db);
    expect(await subjects()).not.toContain('A CNH de Otávio vence em 22/01/2027');
    api.clock.advance(DAY_MS);
    expect(await watchDrivers(api.ports, api.db)).toEqual({ done: 1 });
    expect(await watchDrivers(api.ports, api.db)).toEqual({ done: 0 });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('A CNH de Otávio vence em 22/01/2027');
    expect(mail?.bodyText).not.toContain('Lacerda');
  });
});
