import {
  buyKm,
  correctOdometerReading,
  getKmBank,
  listOdometerReadings,
  noteMaintenance,
  sendOdometerPhoto,
  sendOdometerReading,
  strikeOdometerReading,
} from '@site/api-contract';
import { moveOn } from '../../../contracts/contracts/testing/signed-contract';
import { aPhoto } from '../../../identity/documents/testing/files';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { odometerPhotos, odometerReadings } from '../km.table';
import { driving, later } from '../testing/driving';

const api = testApi();
/** The wrong reading: 41,140 km for 4,114, on 04/02/2027. */
const WRONG = { day: '2027-02-04', km: 41_140 };
const REASON = 'Faltou uma vírgula: eram 4.114 km.';
const GONE = 'A leitura de 41.140 km de 04/02/2027';

const bank = (client: TestClient, id: string) =>
  client.send(getKmBank, { params: { id } });
const read = (client: TestClient, id: string, km: number) =>
  client.send(sendOdometerReading, { params: { id }, body: { km, confirmed: true } });
const correct = (client: TestClient, id: string, { day, km } = WRONG) =>
  client.send(correctOdometerReading, { params: { id, day }, body: { km } });
const strike = (client: TestClient, id: string, { day, km } = WRONG) =>
  client.send(strikeOdometerReading, {
    params: { id, day },
    body: { km, reason: REASON },
  });
const readings = async (client: TestClient, id: string) =>
  (await client.send(listOdometerReadings, { params: { id } })).data;
const aConsultant = () => api.asRole('CONSULTANT', { name: 'Olga Prado' });

/** A customer who noted 41,140 km for 4,114, ten days ago. */
async function misread() {
  const driver = await driving(api);
  await later(api, 73, driver.customer);
  await read(driver.customer, driver.id, WRONG.km);
  await later(api, 10, driver.customer);
  return driver;
}

/** The customer buys 500 km as they are offered now. */
async function buy(customer: TestClient, id: string) {
  const { topUp } = (await bank(customer, id)).data;
  const offered = topUp?.packages.find(({ km }) => km === 500);
  if (!topUp || !offered) throw new Error('No km are offered');
  await customer.send(buyKm, {
    params: { id },
    body: { km: 500, cost: offered.cost, dueOn: topUp.dueOn },
  });
}

describe('the own last reading', () => {
  it('is taken back by its customer, who then notes lower km', async () => {
    const { customer, id } = await misread();
    expect((await bank(customer, id)).data.readings[0]).toMatchObject({
      km: 41_140,
      canCorrect: true,
    });
    expect((await read(customer, id, 4200)).body.fields).toEqual([
      {
        key: 'Km',
        message:
          'O painel marcava 41.140 km em 04/02/2027. Confira os km. Se essa leitura está errada, toque em Corrigir a leitura e informe os km de novo.',
      },
    ]);
    expect((await correct(customer, id)).status).toBe(200);
    const { data } = await bank(customer, id);
    expect(data).toMatchObject({
      driven: 0,
      forecast: null,
      readings: [{ onDay: '2026-11-23', km: 12, isHandover: true }],
      struck: [{ onDay: '2027-02-04', km: 41_140 }],
    });
    expect(data.struck?.[0]).not.toHaveProperty('by');
    expect((await read(customer, id, 4200)).data.driven).toBe(4188);
    expect(await api.trail('odometer-corrected')).toMatchObject([
      {
        personId: customer.userId,
        subject: `contract:${id}`,
        detail: '2027-02-04 41140',
      },
    ]);
  });

  it('takes its picture with it', async () => {
    const { customer, id } = await driving(api);
    await read(customer, id, 4012);
    await customer.send(sendOdometerPhoto, {
      params: { id },
      body: { file: await aPhoto() },
    });
    expect(await api.db.select().from(odometerPhotos)).toHaveLength(1);
    expect((await correct(customer, id, { day: '2026-11-23', km: 4012 })).status).toBe(
      200,
    );
    expect(await api.db.select().from(odometerPhotos)).toEqual([]);
  });

  it('stays once a later one was noted, or km were bought since', async () => {
    const { customer, id } = await misread();
    await buy(customer, id);
    const refused = {
      status: 409,
      body: {
        reason: 'reading-counted',
        message:
          'Você só corrige a sua última leitura, enquanto não comprou km depois dela. Fale com a gente para corrigir esta.',
      },
    };
    expect(await correct(customer, id)).toMatchObject(refused);
    expect((await read(customer, id, 4200)).body.fields?.[0]?.message).toBe(
      'O painel marcava 41.140 km em 04/02/2027. Confira os km. Se essa leitura está errada, fale com a gente: nós a corrigimos.',
    );
    await later(api, 1, customer);
    await read(customer, id, 41_200);
    expect(await correct(customer, id)).toMatchObject(refused);
    const { data } = await bank(customer, id);
    expect(data.readings.map(({ km, canCorrect }) => [km, canCorrect])).toEqual([
      [41_200, true],
      [41_140, undefined],
      [12, undefined],
    ]);
  });

  it('is not one that a consultant noted with a maintenance', async () => {
    const { customer, id } = await driving(api);
    await later(api, 73, customer);
    await (
      await aConsultant()
    ).send(noteMaintenance, {
      params: { id },
      body: { doneOn: '2027-02-04', km: 9640 },
    });
    expect((await bank(customer, id)).data.readings[0]).not.toHaveProperty('canCorrect');
    expect(await correct(customer, id, { day: '2027-02-04', km: 9640 })).toMatchObject({
      status: 409,
      body: { reason: 'reading-counted' },
    });
  });

  it('leaves its km to a maintenance of that day when it is taken back', async () => {
    const { customer, id } = await driving(api);
    await later(api, 73, customer);
    await read(customer, id, 4400);
    api.clock.advance(60_000);
    const day = '2027-02-04';
    const consultant = await aConsultant();
    await consultant.send(noteMaintenance, {
      params: { id },
      body: { doneOn: day, km: 4400 },
    });
    expect((await correct(customer, id, { day, km: 4400 })).status).toBe(200);
    expect((await bank(customer, id)).data.maintenance?.next?.dueKm).toBe(14_400);
  });

  it('is taken back once by two tabs, and the second says that it is gone', async () => {
    const { customer, id } = await misread();
    const answers = await Promise.all([correct(customer, id), correct(customer, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'changed-meanwhile',
      message: `${GONE} já não conta: o cliente a tirou.`,
    });
    expect((await bank(customer, id)).data.struck).toHaveLength(1);
  });
});

describe('a struck reading', () => {
  it('counts no more, stays in sight with its reason, and is told by mail', async () => {
    const { customer, id } = await misread();
    const consultant = await aConsultant();
    expect((await readings(consultant, id)).readings).toMatchObject([
      { km: 41_140, canStrike: true },
      { km: 12, isHandover: true },
    ]);
    expect((await strike(consultant, id)).status).toBe(200);
    const struck = [
      {
        onDay: '2027-02-04',
        km: 41_140,
        struckAt: api.clock.now().toISOString(),
        by: 'Olga Prado',
        reason: REASON,
      },
    ];
    expect(await readings(consultant, id)).toMatchObject({
      readings: [{ km: 12 }],
      struck,
    });
    const own = (await bank(customer, id)).data;
    expect(own).toMatchObject({ driven: 0, forecast: null, struck });
    expect(own.maintenance?.next?.state).toBe('ahead');
    expect((await read(customer, id, 4200)).status).toBe(200);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toMatch(/: a leitura de 41\.140 km não conta mais$/);
    expect(mail?.bodyText).toContain(
      `Desconsideramos a leitura de 41.140 km, de 04/02/2027. Motivo: ${REASON}`,
    );
    expect(mail?.bodyText).not.toContain('que você comprou');
    expect(await api.trail('odometer-struck')).toMatchObject([
      {
        actorId: consultant.userId,
        personId: customer.userId,
        subject: `contract:${id}`,
      },
    ]);
  });

  it('leaves km that were bought since, and says so', async () => {
    const { customer, id } = await misread();
    await buy(customer, id);
    await strike(await aConsultant(), id);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Os 500 km que você comprou desde então continuam no contrato.',
    );
    expect((await bank(customer, id)).data).toMatchObject({ driven: 0, toppedUp: 500 });
  });

  it('may have later ones, and those stay', async () => {
    const { customer, id } = await misread();
    await read(customer, id, 41_200);
    await strike(await aConsultant(), id);
    const { data } = await bank(customer, id);
    expect(data.readings.map(({ km }) => km)).toEqual([41_200, 12]);
  });

  it('gives a maintenance of these km the last ones that count', async () => {
    const { customer, id } = await driving(api);
    await later(api, 73, customer);
    await read(customer, id, 4012);
    await later(api, 1, customer);
    const consultant = await aConsultant();
    await consultant.send(noteMaintenance, {
      params: { id },
      body: { doneOn: '2027-02-05', km: 4400 },
    });
    const nextKm = async () => (await bank(customer, id)).data.maintenance?.next?.dueKm;
    expect(await nextKm()).toBe(14_400);
    await strike(consultant, id, { day: '2027-02-05', km: 4400 });
    expect(await nextKm()).toBe(14_012);
  });

  it('is struck by one of two consultants, and the other reads by whom', async () => {
    const { id } = await misread();
    const one = await aConsultant();
    const other = await api.asRole('CONSULTANT', { name: 'Rui Melo' });
    const mails = (await api.mails()).length;
    const answers = await Promise.all([strike(one, id), strike(other, id)]);
    const [first, second] =
      answers[0].status === 200 ? ['Olga Prado', 1] : ['Rui Melo', 0];
    expect(answers[second === 1 ? 1 : 0]).toMatchObject({
      status: 409,
      body: {
        reason: 'changed-meanwhile',
        message: `${GONE} já não conta: ${first} a desconsiderou.`,
      },
    });
    expect(await api.mails()).toHaveLength(mails + 1);
    expect((await readings(one, id)).struck).toHaveLength(1);
  });

  it('needs a reason, and the km that are noted for that day', async () => {
    const { id } = await misread();
    const consultant = await aConsultant();
    const bare = await consultant.send(strikeOdometerReading, {
      params: { id, day: WRONG.day },
      body: { km: WRONG.km, reason: ' ' },
    });
    expect(bare).toMatchObject({
      status: 400,
      body: { fields: [{ key: 'Reason', message: 'Diga o motivo. O cliente lê.' }] },
    });
    expect(await strike(consultant, id, { ...WRONG, km: 4114 })).toMatchObject({
      status: 409,
      body: {
        message:
          'A leitura de 4.114 km de 04/02/2027 não está mais no contrato. Confira as leituras.',
      },
    });
    // The handover's is no reading of a day.
    expect(await strike(consultant, id, { day: '2026-11-23', km: 12 })).toMatchObject({
      status: 409,
    });
    expect(await api.db.select().from(odometerReadings)).toHaveLength(1);
  });

  it('is none of a contract that is over, whose km are settled', async () => {
    const { id, proposalId } = await misread();
    await moveOn(api, proposalId, ['encerrada', 'system']);
    const consultant = await aConsultant();
    expect((await readings(consultant, id)).readings[0]).not.toHaveProperty('canStrike');
    expect(await strike(consultant, id)).toMatchObject({
      status: 409,
      body: { reason: 'contract-over' },
    });
  });

  it('is struck by consultants of the analysis alone, and taken back by its customer alone', async () => {
    const { customer, id } = await misread();
    const stranger = await api.asRole('customer');
    expect((await correct(stranger, id)).status).toBe(404);
    for (const client of [customer, stranger, await api.asRole('DEALER')])
      expect((await strike(client, id)).status).toBe(403);
    const desk = await api.asRole('CONSULTANT', { rights: ['desk'] });
    expect((await strike(desk, id)).status).toBe(403);
    for (const role of ['CONSULTANT', 'DEALER', 'SELLER'] as const)
      expect((await correct(await api.asRole(role), id)).status).toBe(403);
    expect(await api.db.select().from(odometerReadings)).toHaveLength(1);
  });
});
