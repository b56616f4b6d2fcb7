import { randomUUID } from 'node:crypto';
import { callPlace, claimLead, getLead, workLead } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { callBeside } from '../../testing/calls-beside';
import { type TestClient } from '../../testing/client';
import { lockLead } from '../leads/lead-queue.repository';
import { leadsAtWork } from '../leads/testing/leads-at-work';
import { lockQueue } from './queue-places.repository';
import { BOREAL_MODEL } from './reservations.service';
import {
  callAs,
  confirm,
  leave,
  ownPlace,
  reserve,
  takePlace,
  tokenOf,
} from './testing/queue';

const api = testApi();
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const consultant = () => api.asRole('CONSULTANT', { name: 'Lívia Sampaio' });
const placeOf = async (who: TestClient, id: string) =>
  (await who.send(getLead, { params: { id } })).data.place;
const mailsTo = async (email: string) =>
  (await api.mails()).filter(({ recipient }) => recipient === email);

/** Three people in line: their browsers and leads. */
async function line() {
  const rita = api.asAnyone();
  const caio = api.asAnyone();
  const lia = api.asAnyone();
  return {
    ...{ rita, caio, lia },
    ritas: await takePlace(api, rita, 'rita@exemplo.test'),
    caios: await takePlace(api, caio, 'caio@exemplo.test'),
    lias: await takePlace(api, lia, 'lia@exemplo.test'),
  };
}

// called on 23/11/2026
describe('calling the next place', () => {
  it('begins its five days, which the page of its browser says, and its lead, and a mail', async () => {
    const { rita, caio, ritas } = await line();
    const livia = await consultant();
    const { status, data } = await callAs(livia, ritas);
    expect(status).toBe(200);
    expect(data.status).toBe('em_contato');
    expect(data.place).toEqual({
      ...{ number: 1, model: 'Serrana', state: 'called', calledUntil: '2026-11-28' },
      next: { number: 2, leadId: expect.any(String) },
    });
    expect(data.entries.map(({ act, by, status }) => [act, by, status])).toEqual([
      ['called', 'Lívia Sampaio', 'em_contato'],
      ['claimed', 'Lívia Sampaio', null],
    ]);
    expect(await ownPlace(rita)).toMatchObject({
      state: 'called',
      calledUntil: '2026-11-28',
    });
    expect(await ownPlace(caio)).toMatchObject({ state: 'waiting', calledUntil: null });
    const mail = (await mailsTo('rita@exemplo.test')).at(-1);
    expect(mail?.subject).toBe('É a sua vez: configure o Serrana até 28/11/2026');
    expect(mail?.bodyHtml).toContain('cid:head.serrana.azul-fiorde');
    for (const text of [
      'Até o fim do dia 28/11/2026 você escolhe versão, cor, prazo e km, e envia a proposta.',
      'entre na sua conta com este e-mail.',
      'Configurar o Serrana: http://localhost:8080/pre-reserva/boreal',
    ])
      expect(mail?.bodyText).toContain(text);
    expect(JSON.stringify(mail)).not.toContain('Rita');
    expect((await api.trail()).at(-1)).toMatchObject({
      action: 'place-called',
      subject: `lead:${ritas}`,
    });
  });

  // A person who asks for their place again locks the queue, and then their lead.
  onPostgres('waits for who takes or confirms a place, and they not for it', async () => {
    const { ritas } = await line();
    const livia = await consultant();
    const { status } = await callBeside(api.db, {
      lock: (tx) => lockQueue(tx, BOREAL_MODEL),
      call: () => callAs(livia, ritas),
      then: (tx) => lockLead(tx, ritas),
    });
    expect(status).toBe(200);
  });

  it('goes in the order of the queue, whoever calls', async () => {
    const { ritas, caios, lias } = await line();
    const livia = await consultant();
    const early = await callAs(livia, lias);
    expect(early.status).toBe(409);
    expect(early.body.reason).toBe('place-not-next');
    expect(early.body.message).toBe('Chamamos na ordem da fila, e a vez é do lugar 1.');
    expect(await placeOf(livia, lias)).toMatchObject({
      state: 'waiting',
      next: { number: 1, leadId: ritas },
    });
    expect((await callAs(livia, ritas)).status).toBe(200);
    expect((await callAs(await consultant(), caios)).status).toBe(200);
    expect((await callAs(livia, lias)).status).toBe(200);
    expect((await placeOf(livia, lias))?.next).toBeNull();
  });

  it('passes over who gave up, and takes them back in their place once they want it again', async () => {
    const { ritas, caios } = await line();
    const livia = await consultant();
    const taken = await livia.send(claimLead, {
      params: { id: ritas },
      body: { revision: 1 },
    });
    const { data } = await livia.send(workLead, {
      params: { id: ritas },
      body: {
        revision: taken.data.revision,
        status: 'sem_interesse',
        reason: 'so-pesquisava',
      },
    });
    expect(data.place?.next).toEqual({ number: 2, leadId: caios });
    const gone = await livia.send(callPlace, {
      params: { id: ritas },
      body: { revision: data.revision },
    });
    expect(gone.status).toBe(409);
    expect(gone.body.message).toBe(
      'Este lead está sem interesse, então o lugar não é chamado. Mude a situação antes.',
    );
    expect((await callAs(livia, caios)).status).toBe(200);
    await livia.send(workLead, {
      params: { id: ritas },
      body: { revision: data.revision, status: 'em_contato' },
    });
    expect((await placeOf(livia, ritas))?.next).toEqual({ number: 1, leadId: ritas });
  });

  it('passes over whose e-mail is not confirmed, and takes them in their place once it is', async () => {
    const lia = api.asAnyone();
    const lias = await leave(lia, 'lia@exemplo.test');
    await reserve(lia, lias);
    const ritas = await takePlace(api, api.asAnyone(), 'rita@exemplo.test');
    await takePlace(api, api.asAnyone(), 'caio@exemplo.test');
    const livia = await consultant();
    expect(await placeOf(livia, lias)).toMatchObject({
      ...{ number: 1, state: 'unconfirmed' },
      next: { number: 2, leadId: ritas },
    });
    const early = await callAs(livia, lias);
    expect(early.status).toBe(409);
    expect(early.body.reason).toBe('place-not-next');
    expect(early.body.message).toBe(
      'O e-mail do lugar 1 ainda não foi confirmado, então o lugar não é chamado.',
    );
    expect((await callAs(livia, ritas)).status).toBe(200);
    await confirm(api.asAnyone(), await tokenOf(api, 'lia@exemplo.test'));
    expect((await placeOf(livia, lias))?.next).toEqual({ number: 1, leadId: lias });
    expect((await callAs(livia, lias)).status).toBe(200);
  });

  it('happens once: a second press, a colleague and another window change nothing', async () => {
    const { ritas } = await line();
    const livia = await consultant();
    const params = { id: ritas };
    const { data } = await livia.send(claimLead, { params, body: { revision: 1 } });
    const body = { revision: data.revision };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await livia.send(callPlace, { params, body, headers });
    const again = await livia.send(callPlace, { params, body, headers });
    expect(again.body).toEqual(first.body);
    const stale = await livia.send(callPlace, { params, body });
    expect(stale.status).toBe(409);
    expect(stale.body.reason).toBe('changed-meanwhile');
    const colleague = await callAs(await consultant(), ritas);
    expect(colleague.status).toBe(409);
    expect(colleague.body.reason).toBe('changed-meanwhile');
    expect(colleague.body.message).toBe(
      'O lugar 1 já foi chamado: a vez vai até 28/11/2026.',
    );
    expect(await mailsTo('rita@exemplo.test')).toHaveLength(2);
  });

  it('is one call of two colleagues at once', async () => {
    const { caios, ritas } = await line();
    const [one, other] = [await consultant(), await consultant()];
    const { data } = await one.send(claimLead, {
      params: { id: ritas },
      body: { revision: 1 },
    });
    const call = (who: TestClient) =>
      who.send(callPlace, {
        params: { id: ritas },
        body: { revision: data.revision },
      });
    const answers = await Promise.all([call(one), call(one), call(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await callAs(other, caios)).status).toBe(200);
  });

  it('is over after its five days, and the person may stand in the line again, at its end', async () => {
    const { rita, ritas, caios } = await line();
    const livia = await consultant();
    await callAs(livia, ritas);
    api.clock.advance(5 * DAY_MS);
    expect(await ownPlace(rita)).toMatchObject({ number: 1, state: 'called' });
    api.clock.advance(DAY_MS);
    await signedInAgain(api, livia);
    expect(await ownPlace(rita)).toMatchObject({ number: 1, state: 'over' });
    const repeated = await callAs(livia, ritas);
    expect(repeated.status).toBe(409);
    expect(repeated.body.message).toBe(
      'O lugar 1 já foi chamado: a vez foi até 28/11/2026.',
    );
    await takePlace(api, rita, 'rita@exemplo.test');
    expect(await ownPlace(rita)).toMatchObject({ number: 4, state: 'waiting' });
    expect((await callAs(livia, caios)).status).toBe(200);
  });

  it('needs a place, the lead in hand, and the right', async () => {
    const { aLead } = leadsAtWork(api);
    const livia = await consultant();
    const without = await callAs(livia, await aLead());
    const unreserved = await callAs(
      livia,
      await leave(api.asAnyone(), 'ana@exemplo.test'),
    );
    expect(
      [without, unreserved].map(({ status, body }) => [status, body.message]),
    ).toEqual(Array.from({ length: 2 }, () => [404, 'Este lead não tem lugar na fila.']));
    const { ritas } = await line();
    const call = { params: { id: ritas }, body: { revision: 1 } };
    const free = await livia.send(callPlace, call);
    expect(free.status).toBe(409);
    expect(free.body.message).toBe('Este lead está livre. Assuma antes de registrar.');
    const analyst = await api.asRole('CONSULTANT', { rights: ['analysis'] });
    for (const who of [analyst, await api.asRole('SELLER'), await api.asRole('DEALER')])
      expect((await who.send(callPlace, call)).status).toBe(403);
    expect((await (await api.asRole('customer')).send(callPlace, call)).status).toBe(403);
    expect((await api.asAnyone().send(callPlace, call)).status).toBe(401);
    const bad = await livia.send(callPlace, {
      params: { id: ritas },
      body: { revision: 'x' as unknown as number },
    });
    expect(bad.status).toBe(400);
    expect(bad.body.fields?.[0]?.key).toBe('Revision');
    expect(bad.body.traceId).toEqual(expect.any(String));
  });
});
