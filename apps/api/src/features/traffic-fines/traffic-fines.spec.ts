import {
  ANOTHER_DRIVER,
  cancelTrafficFine,
  chargeTrafficFine,
  contestTrafficFine,
  downloadDriverIndication,
  downloadTrafficFineFile,
  type FineDriverForm,
  getContract,
  getTrafficFine,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
  type TrafficFineForm,
} from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { contractDrivers, doomedFiles, returns, trafficFines } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { payContract, signedInAgain } from '../contracts/testing/signed-contract';
import { HOME } from '../deliveries/testing/signed-contract';
import { aPicture } from '../drivers/testing/a-driver';
import { drivingWithPlate, FINE, register, sendNotification } from './testing/a-fine';
import { watchFines } from './traffic-fines.job';

const api = testApi();

const subjects = async () => (await api.mails()).map(({ subject }) => subject);
const list = (client: TestClient, id: string) =>
  client.send(listTrafficFines, { params: { id } });
const name = (client: TestClient, id: string, body: FineDriverForm) =>
  client.send(nameFineDriver, { params: { id }, body });
const charge = (client: TestClient, id: string, revision: number, amount = 130.16) =>
  client.send(chargeTrafficFine, { params: { id }, body: { revision, amount } });
const cancel = (client: TestClient, id: string, revision: number) =>
  client.send(cancelTrafficFine, {
    params: { id },
    body: { revision, reason: 'O órgão anulou a multa.' },
  });
const ARRIVED = 'Chegou uma multa de trânsito: responda até 23/12/2026';

/** Two days after the handover, when notices begin to come. */
async function twoDaysOn() {
  const driven = await drivingWithPlate(api);
  api.clock.advance(2 * DAY_MS);
  await signedInAgain(api, driven.customer);
  return { ...driven, consultant: await api.asRole('CONSULTANT') };
}

/** A fine that its customer knows of. */
async function arrived(form: Partial<TrafficFineForm> = {}) {
  const driven = await twoDaysOn();
  const { id } = (await register(driven.consultant, form)).data;
  const { data } = await sendNotification(driven.consultant, id);
  return { ...driven, contractId: driven.id, id, revision: data.revision };
}

/** The same with the holder named. */
async function named() {
  const fine = await arrived();
  const { revision } = (
    await name(fine.customer, fine.id, { revision: fine.revision, who: 'titular' })
  ).data;
  return { ...fine, revision };
}

describe('a traffic fine', () => {
  it('is the customer’s to know once its notification is there', async () => {
    const { customer, consultant, id: contractId } = await twoDaysOn();
    const { status, data } = await register(consultant);
    expect([status, data.state, data.infractionAt]).toEqual([
      200,
      'sem_notificacao',
      '2026-11-24T11:15:00.000Z',
    ]);
    expect((await list(customer, contractId)).data.items).toEqual([]);
    expect(await subjects()).not.toContain(ARRIVED);
    await sendNotification(consultant, data.id);
    await sendNotification(consultant, data.id);
    expect((await subjects()).filter((subject) => subject === ARRIVED)).toHaveLength(1);
    const { items } = (await list(customer, contractId)).data;
    expect(items).toMatchObject([
      {
        state: 'aguardando_condutor',
        amount: 130.16,
        files: ['notificacao'],
        canName: true,
        candidates: [{ who: 'titular' }],
        driver: null,
        charge: null,
      },
    ]);
    const opened = await customer.send(downloadTrafficFineFile, {
      params: { id: data.id, kind: 'notificacao' },
    });
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('is registered once, however the body writes its number', async () => {
    const { consultant } = await twoDaysOn();
    const first = await register(consultant);
    const again = await register(consultant, {
      noticeNumber: 't 1234567',
      issuingBody: 'DETRAN / PR',
    });
    expect([again.status, again.body.fields]).toEqual([
      400,
      [{ key: 'NoticeNumber', message: 'Este auto deste órgão já está registrado.' }],
    ]);
    expect((await register(consultant, { issuingBody: 'PRF' })).status).toBe(200);
    await cancel(consultant, first.data.id, 1);
    expect((await register(consultant)).status).toBe(200);
  });

  it('of two consultants at once is registered by one', async () => {
    const { consultant } = await twoDaysOn();
    const answers = await Promise.all([register(consultant), register(consultant)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await api.db.select().from(trafficFines)).toHaveLength(1);
  });

  it.each<[Partial<TrafficFineForm>, string, string]>([
    [{ plate: 'ABC1234' }, 'Plate', 'Nenhum carro entregue a um cliente tem esta placa.'],
    [{ plate: 'ABC' }, 'Plate', 'Confira a placa, como ABC1D23.'],
    [{ infractionTime: '25:00' }, 'InfractionTime', 'Escreva a hora como 14:35.'],
    [{ points: 6 }, 'Points', 'Escolha os pontos.'],
    [{ amount: 0 }, 'Amount', 'Informe o valor.'],
    [{ noticeNumber: '--' }, 'NoticeNumber', 'Informe o número do auto de infração.'],
    [
      { infractionOn: '2026-11-26' },
      'InfractionOn',
      'Esse dia e essa hora ainda não chegaram.',
    ],
    [
      { answerUntil: '2026-11-24' },
      'AnswerUntil',
      'O prazo acabou em 24/11/2026. Confira o último dia na notificação.',
    ],
  ])('is refused at its field: %j', async (change, key, message) => {
    const { consultant } = await twoDaysOn();
    const { status, body } = await register(consultant, change);
    expect([status, body.fields]).toEqual([400, [{ key, message }]]);
  });

  it('of before the handover, or after the return, is not the customer’s', async () => {
    const { consultant, id: contractId } = await twoDaysOn();
    const before = await register(consultant, { infractionOn: '2026-11-22' });
    expect([before.status, before.body.fields?.[0]?.key]).toEqual([400, 'InfractionOn']);
    expect(before.body.fields?.[0]?.message).toMatch(
      /^O carro foi entregue em 23\/11\/2026, \d\d:\d\d\. Antes disso a multa não é deste cliente\.$/,
    );
    await api.db.insert(returns).values({
      ...{ contractId, kind: 'antecipada', dealershipId: HOME, exitCentavos: 0 },
      ...{ askedAt: api.clock.now(), updatedAt: api.clock.now(), odometerKm: 20 },
      returnedAt: new Date('2026-11-24T11:00:00Z'),
    });
    const { body } = await register(consultant);
    expect(body.fields).toEqual([
      {
        key: 'InfractionOn',
        message:
          'O carro voltou em 24/11/2026, 08:00. Depois disso a multa não é deste cliente.',
      },
    ]);
    expect((await register(consultant, { infractionTime: '07:59' })).status).toBe(200);
  });
});

describe('who drove', () => {
  it('is the holder, a driver of that day, or somebody else with CPF and CNH', async () => {
    const driven = await twoDaysOn();
    const driver = (startsOn: string, cpf: string) => ({
      ...{ id: api.ports.random.uuid(), contractId: driven.id, cpf, startsOn },
      ...{
        userId: driven.customer.userId,
        name: `Otávio ${cpf}`,
        cnhCategory: 'B' as const,
      },
      ...{ birthdate: '1990-04-12', cnh: '12294923308', createdAt: api.clock.now() },
      ...{ cnhFirstLicenseDate: '2011-03-14', cnhExpirationDate: '2033-08-22' },
      ...{ fileName: api.ports.files.newName(), mediaType: 'image/jpeg' as const },
    });
    const there = driver('2026-11-23', '11144477735');
    const later = driver('2026-11-25', '12345678909');
    await api.db.insert(contractDrivers).values([there, later]);
    const { id } = (await register(driven.consultant)).data;
    const { data } = await sendNotification(driven.consultant, id);
    const [fine] = (await list(driven.customer, driven.id)).data.items;
    expect(fine?.candidates.map(({ who }) => who)).toEqual(['titular', there.id]);
    const wrong = await name(driven.customer, id, {
      revision: data.revision,
      who: later.id,
    });
    expect([wrong.status, wrong.body.fields?.[0]?.key]).toEqual([400, 'Who']);
    const silent = await name(driven.customer, id, {
      revision: data.revision,
      who: ANOTHER_DRIVER,
    });
    expect(silent.body.fields?.map(({ key }) => key)).toEqual(['Name', 'Cpf', 'Cnh']);
    const first = await name(driven.customer, id, {
      revision: data.revision,
      who: there.id,
    });
    expect([first.data.state, first.data.driver]).toEqual([
      'condutor_indicado',
      { name: 'Otávio 11144477735', cpf: '111.444.777-35', cnh: '12294923308' },
    ]);
    const second = await name(driven.customer, id, {
      revision: first.data.revision,
      who: ANOTHER_DRIVER,
      ...{ name: 'Célia Prates', cpf: '123.456.789-09', cnh: '10019005600' },
    });
    expect(second.data.driver).toEqual({
      name: 'Célia Prates',
      cpf: '123.456.789-09',
      cnh: '10019005600',
    });
    const mails = (await api.mails()).filter(({ subject }) =>
      /multa|Condutor/.test(subject),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      ARRIVED,
      'Condutor indicado: falta assinar',
      'Condutor indicado: falta assinar',
    ]);
    expect(mails.map(({ bodyText }) => bodyText).join()).not.toMatch(/Célia|Otávio/);
  });

  it('can be named on the last day and no later', async () => {
    const { customer, id, revision } = await arrived({ answerUntil: '2026-11-25' });
    api.clock.advance(DAY_MS);
    await signedInAgain(api, customer);
    const late = await name(customer, id, { revision, who: 'titular' });
    expect([late.status, late.body.message]).toEqual([
      409,
      'O prazo para indicar o condutor acabou em 25/11/2026.',
    ]);
    const other = await arrivedAgain('2026-11-26');
    expect(
      (await name(customer, other.id, { revision: other.revision, who: 'titular' }))
        .status,
    ).toBe(200);
  });

  async function arrivedAgain(answerUntil: string) {
    const consultant = await api.asRole('CONSULTANT');
    const { id } = (await register(consultant, { noticeNumber: 'X1', answerUntil })).data;
    return { id, revision: (await sendNotification(consultant, id)).data.revision };
  }

  it('is the holder when nobody answers, told once', async () => {
    const { customer, contractId, revision, id } = await arrived();
    const over = 'O prazo para indicar o condutor acabou';
    api.clock.advance(28 * DAY_MS); // 23/12/2026, the last day
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    const runs = await Promise.all([
      watchFines(api.ports, api.db),
      watchFines(api.ports, api.db),
    ]);
    expect(runs.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
    expect((await subjects()).filter((subject) => subject === over)).toHaveLength(1);
    await signedInAgain(api, customer);
    const [fine] = (await list(customer, contractId)).data.items;
    expect([fine?.state, fine?.canName]).toEqual(['titular_informado', false]);
    const late = await name(customer, id, { revision: revision + 1, who: 'titular' });
    expect([late.status, late.body.reason]).toEqual([409, 'changed-meanwhile']);
  });

  it('signs a PDF', async () => {
    const { customer, id } = await named();
    const sheet = await customer.send(downloadDriverIndication, { params: { id } });
    expect([sheet.status, sheet.headers['content-type']]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('sends the signed sheet back, which goes with another name', async () => {
    const { customer, consultant, id, revision } = await named();
    const signed = await customer.send(sendTrafficFineFile, {
      params: { id, kind: 'indicacao-assinada' },
      body: { file: await aPicture() },
    });
    expect(signed.data.files).toEqual(['indicacao-assinada', 'notificacao']);
    expect(
      (
        await consultant.send(downloadTrafficFineFile, {
          params: { id, kind: 'indicacao-assinada' },
        })
      ).status,
    ).toBe(200);
    const again = await name(customer, id, {
      revision: revision + 1,
      who: ANOTHER_DRIVER,
      ...{ name: 'Célia Prates', cpf: '123.456.789-09', cnh: '10019005600' },
    });
    expect(again.data.files).toEqual(['notificacao']);
    expect(await api.db.select().from(doomedFiles)).toHaveLength(1);
  });

  it('has no sheet before somebody was named', async () => {
    const { customer, id } = await arrived();
    const { status } = await customer.send(downloadDriverIndication, { params: { id } });
    expect(status).toBe(404);
  });

  it('may be contested with the body, which stops no deadline', async () => {
    const { customer, id, revision } = await arrived();
    const { data } = await customer.send(contestTrafficFine, {
      params: { id },
      body: { revision, note: 'O radar estava sem aferição.' },
    });
    expect([data.state, data.contest?.note, data.canName]).toEqual([
      'aguardando_condutor',
      'O radar estava sem aferição.',
      true,
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Anotamos que você vai recorrer da multa');
    expect(mail?.bodyText).not.toContain('radar');
    api.clock.advance(29 * DAY_MS);
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 1 });
  });
});

describe('what is passed on', () => {
  it('is charged once, at most the fine, and due like every settlement', async () => {
    const { customer, consultant, contractId, id, revision } = await named();
    const more = await charge(consultant, id, revision, 130.17);
    expect([more.status, more.body.fields?.[0]?.key]).toEqual([400, 'Amount']);
    const { data } = await charge(consultant, id, revision, 78.1);
    expect([data.state, data.charge]).toEqual([
      'cobrada',
      { amount: 78.1, dueOn: '2026-12-07', state: 'a_vencer' },
    ]);
    const again = await charge(consultant, id, data.revision, 78.1);
    expect([again.status, again.body.reason]).toEqual([409, 'changed-meanwhile']);
    const { data: contract } = await customer.send(getContract, {
      params: { id: contractId },
    });
    expect(contract.owed).toBe(78.1);
    expect(contract.statement.at(-1)?.label).toBe(
      'Multa de trânsito de 24/11/2026, vence em 07/12/2026',
    );
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Multa de trânsito: R$ 78,10 na sua conta');
    expect(mail?.bodyText).toContain('Vence em 07/12/2026');
  });

  it('waits until somebody was named, or the deadline is over', async () => {
    const { consultant, id, revision } = await arrived();
    expect((await charge(consultant, id, revision)).status).toBe(409);
    api.clock.advance(29 * DAY_MS);
    await watchFines(api.ports, api.db);
    const today = await api.asRole('CONSULTANT');
    expect((await charge(today, id, revision + 1)).status).toBe(200);
  });

  it('is taken back with the fine: nothing is owed, what was paid is credit', async () => {
    const { customer, consultant, contractId, id, revision } = await named();
    const { data } = await charge(consultant, id, revision);
    await payContract(api, contractId, 3016);
    const cancelled = await cancel(consultant, id, data.revision);
    expect([cancelled.data.state, cancelled.data.charge?.state]).toEqual([
      'cancelada',
      'cancelada',
    ]);
    const { data: contract } = await customer.send(getContract, {
      params: { id: contractId },
    });
    expect([contract.owed, contract.credit]).toEqual([0, 30.16]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Multa de trânsito cancelada');
    expect(mail?.bodyText).toContain('O órgão anulou a multa.');
    expect(mail?.bodyText).toContain('virou crédito');
    const end = await cancel(consultant, id, cancelled.data.revision);
    expect(end.status).toBe(409);
  });

  it('is not told as cancelled to who never heard of it', async () => {
    const { customer, consultant, id: contractId } = await twoDaysOn();
    const { id } = (await register(consultant)).data;
    const before = (await api.mails()).length;
    expect((await cancel(consultant, id, 1)).data.state).toBe('cancelada');
    expect(await api.mails()).toHaveLength(before);
    expect((await list(customer, contractId)).data.items).toEqual([]);
  });
});

describe('two people at once', () => {
  it('one wins, the other reads what happened', async () => {
    const { customer, consultant, id, revision } = await arrived();
    const answers = await Promise.all([
      name(customer, id, { revision, who: 'titular' }),
      cancel(consultant, id, revision),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.reason).toBe('changed-meanwhile');
  });
});

describe('a fine is for its customer and for consultants', () => {
  it('and nobody else’s, call by call', async () => {
    const { customer, contractId, id, revision } = await named();
    const stranger = await api.asRole('customer');
    const paper = async (
      client: TestClient,
      kind: 'notificacao' | 'indicacao-assinada',
    ) =>
      client.send(sendTrafficFineFile, {
        params: { id, kind },
        body: { file: await aPicture() },
      });
    const acts = (client: TestClient) => [
      () => list(client, contractId),
      () => name(client, id, { revision, who: 'titular' }),
      () =>
        client.send(contestTrafficFine, {
          params: { id },
          body: { revision, note: 'x' },
        }),
      () => client.send(downloadDriverIndication, { params: { id } }),
      () => client.send(downloadTrafficFineFile, { params: { id, kind: 'notificacao' } }),
      () => paper(client, 'indicacao-assinada'),
      () => client.send(getTrafficFine, { params: { id } }),
      () => client.send(listTrafficFineQueue, {}),
      () => client.send(registerTrafficFine, { body: FINE }),
      () => charge(client, id, revision),
      () => cancel(client, id, revision),
      () => paper(client, 'notificacao'),
    ];
    const statuses = async (client: TestClient) => {
      const found = [];
      for (const act of acts(client)) found.push((await act()).status);
      return found;
    };
    expect(await statuses(stranger)).toEqual([
      ...[404, 404, 404, 404, 404, 404],
      ...[403, 403, 403, 403, 403, 404],
    ]);
    for (const role of ['SELLER', 'DEALER'] as const)
      expect(
        new Set(await statuses(await api.asRole(role, { dealershipId: HOME }))),
      ).toEqual(new Set([403]));
    expect((await paper(customer, 'notificacao')).status).toBe(403);
    const consultant = await api.asRole('CONSULTANT');
    expect((await paper(consultant, 'indicacao-assinada')).status).toBe(403);
    expect((await name(consultant, id, { revision, who: 'titular' })).status).toBe(403);
  });

  it('shows consultants who drove in part until they open it, which the trail keeps', async () => {
    const { contractId, id } = await named();
    const consultant = await api.asRole('CONSULTANT');
    const { items } = (await list(consultant, contractId)).data;
    expect(items[0]?.driver?.cpf).toContain('•••');
    const queue = (await consultant.send(listTrafficFineQueue, {})).data.items;
    expect([queue[0]?.driver?.cnh, queue[0]?.customerName]).toEqual([
      expect.stringContaining('•••'),
      expect.any(String),
    ]);
    const { data } = await consultant.send(getTrafficFine, { params: { id } });
    expect(data.driver?.cpf).not.toContain('•');
    const traces = (await api.trail()).filter(
      ({ actorId }) => actorId === consultant.userId,
    );
    expect(traces.map(({ action }) => action)).toEqual([
      'traffic-fines-listed',
      'traffic-fines-listed',
      'traffic-fine-viewed',
    ]);
  });

  it('leaves the queue when it is charged or cancelled', async () => {
    const { consultant, id, revision } = await named();
    const ids = async (state?: 'over') =>
      (await consultant.send(listTrafficFineQueue, { query: { state } })).data.items.map(
        (fine) => fine.id,
      );
    expect([await ids(), await ids('over')]).toEqual([[id], []]);
    await charge(consultant, id, revision);
    expect([await ids(), await ids('over')]).toEqual([[], [id]]);
  });

  it('goes five years after the infraction, with its papers', async () => {
    await arrived();
    api.clock.advance((5 * 365 - 1) * DAY_MS);
    await watchFines(api.ports, api.db);
    expect(await api.db.select().from(trafficFines)).toHaveLength(1);
    api.clock.advance(3 * DAY_MS);
    await watchFines(api.ports, api.db);
    expect(await api.db.select().from(trafficFines)).toEqual([]);
    expect(await api.db.select().from(doomedFiles)).toHaveLength(1);
  });
});
