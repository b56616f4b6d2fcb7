import {
  contestTrafficFine,
  downloadDriverIndication,
  downloadTrafficFineFile,
  getTrafficFine,
  listTrafficFineQueue,
  registerTrafficFine,
  sendTrafficFineFile,
  type TrafficFineForm,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { heldByColleague } from '../../activity/holds/testing/held-by-colleague';
import { HOME } from '../../contracts/deliveries/testing/signed-contract';
import { doomedFiles } from '../../identity/documents/documents.table';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { returns } from '../returns/returns.table';
import { FINE, register, sendNotification } from './testing/a-fine';
import { ARRIVED, cancel, charge, fineSteps, list, name } from './testing/fine-steps';
import { watchFines } from './traffic-fines.job';
import { trafficFines } from './traffic-fines.table';

const api = testApi();
const { arrived, named, twoDaysOn } = fineSteps(api);
const subjects = async () => (await api.mails()).map(({ subject }) => subject);

describe('a traffic fine', () => {
  it('is the customer’s to know once its notification is there', async () => {
    const { customer, consultant, id: contractId } = await twoDaysOn();
    const { status, data } = await register(consultant);
    expect(status).toBe(200);
    expect(data.state).toBe('sem_notificacao');
    expect(data.infractionAt).toBe('2026-11-24T11:15:00.000Z');
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
    expect(opened.status).toBe(200);
    expect(opened.headers['content-type']).toBe('image/jpeg');
  });

  it('is told to nobody by its notification while a colleague has it', async () => {
    const { consultant } = await twoDaysOn();
    const { data } = await register(consultant);
    const refusal = await heldByColleague(api, 'fines', data.id);
    expect(await sendNotification(consultant, data.id)).toMatchObject(refusal);
    expect(await subjects()).not.toContain(ARRIVED);
  });

  it('is registered once, however the body writes its number', async () => {
    const { consultant } = await twoDaysOn();
    const first = await register(consultant);
    const again = await register(consultant, {
      noticeNumber: 't 1234567',
      issuingBody: 'DETRAN / PR',
    });
    expect(again.status).toBe(400);
    expect(again.body.fields).toEqual([
      { key: 'NoticeNumber', message: 'Este auto de infração já está registrado.' },
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
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key, message }]);
  });

  it('of before the handover, or after the return, is not the customer’s', async () => {
    const { consultant, id: contractId } = await twoDaysOn();
    const before = await register(consultant, { infractionOn: '2026-11-22' });
    expect(before.status).toBe(400);
    expect(before.body.fields?.[0]?.key).toBe('InfractionOn');
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

describe('two consultants at once', () => {
  it('one cancels, the other reads who, and when', async () => {
    const { consultant, id, revision } = await arrived();
    const colleague = await api.asRole('CONSULTANT', { name: 'Caio Reis' });
    const answers = await Promise.all(
      [consultant, colleague].map((client) => cancel(client, id, revision)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Ana Teste' : 'Caio Reis';
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${name} cancelou esta multa em 25/11/2026, 12:00. Confira antes de continuar.`,
    );
    const late = await sendNotification(consultant, id);
    expect(late.body.message).toMatch(/ cancelou esta multa em 25\/11\/2026, 12:00\./);
  });

  it('read nothing of another fine of the same contract', async () => {
    const { consultant, id, revision } = await arrived();
    const other = await register(consultant, { noticeNumber: 'T999' });
    const colleague = await api.asRole('CONSULTANT', { name: 'Caio Reis' });
    await cancel(colleague, other.data.id, other.data.revision);
    const late = await cancel(consultant, id, revision - 1);
    expect(late.body.message).toMatch(/^Você mexeu nesta multa em 25\/11\/2026/);
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
        body: { file: await aPhoto() },
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
    expect(queue[0]?.driver?.cnh).toEqual(expect.stringContaining('•••'));
    expect(queue[0]?.customerName).toEqual(expect.any(String));
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
    expect(await ids()).toEqual([id]);
    expect(await ids('over')).toEqual([]);
    await charge(consultant, id, revision);
    expect(await ids()).toEqual([]);
    expect(await ids('over')).toEqual([id]);
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
