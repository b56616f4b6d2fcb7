import { chooseNotificationDigest, claimLead, workLead } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { changeRights, disable, enable, getAccount } from '../../ops/staff';
import { testApi } from '../../testing/api';
import { arrival } from './lead.rules';
import { mailLeadDigests } from './lead-digest.job';
import { insertLead } from './leads.repository';
import { leadDigests, leads } from './leads.table';

// The clock stands at noon of Monday 23/11/2026.
const api = testApi();
const HOUR = 3_600_000;
const email = 'otavio@exemplo.test';
const run = () => mailLeadDigests(api.ports, api.db);
const digests = async () =>
  (await api.mails()).filter(({ subject }) => subject.includes(' com lead'));

/** A lead that `who` holds, with its next contact. */
async function held(
  who: Awaited<ReturnType<typeof api.asRole>>,
  name: string,
  [nextDay, nextTime]: [string, string],
) {
  const now = api.clock.now();
  const id = api.ports.random.uuid();
  await insertLead(api.db, {
    ...{ id, product: 'carro-por-assinatura', kind: 'contato', name, interest: 'x' },
    ...{ email: null, cellphone: '', createdAt: now, updatedAt: now },
    ...arrival(now),
  });
  await who.send(claimLead, { params: { id }, body: { revision: 1 } });
  const body = { revision: 2, status: 'em_contato' as const, nextDay, nextTime };
  expect((await who.send(workLead, { params: { id }, body })).status).toBe(200);
}

describe('the mail of a morning', () => {
  it('names the contacts of the day and the late ones, to who holds them, once', async () => {
    const otavio = await api.asRole('CONSULTANT', { email });
    const livia = await api.asRole('CONSULTANT', { email: 'livia@exemplo.test' });
    await held(otavio, 'Bia Souza', ['2026-11-24', '10h']);
    await held(otavio, 'Rui Lima', ['2026-11-25', '15h30']);
    await held(otavio, 'Caio Reis', ['2026-11-26', '9h']);
    await held(livia, 'Davi Melo', ['2026-11-27', '9h']);
    expect(await run()).toEqual({ done: 0 });
    api.clock.advance(2 * DAY_MS - 6 * HOUR); // Wednesday, 6 o'clock
    expect(await run()).toEqual({ done: 0 });
    api.clock.advance(HOUR);
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.recipient).toEqual(email);
    expect(mail?.subject).toBe('25/11/2026: 2 contatos com leads para hoje');
    expect(mail?.bodyText).toContain(
      'Atrasado, 24/11/2026, 10:00: Bia Souza\n15:30: Rui Lima',
    );
    expect(mail?.bodyText).not.toContain('Caio Reis');
    expect(mail?.bodyText).toContain('/consultor/leads?de=meus');
    api.clock.advance(HOUR);
    expect(await run()).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    expect(await run()).toEqual({ done: 1 });
    expect((await digests()).at(-1)?.subject).toBe(
      '26/11/2026: 3 contatos com leads para hoje',
    );
  });

  it('is not sent in the evening, nor to who may not work on leads any more', async () => {
    const otavio = await api.asRole('CONSULTANT', { email });
    await held(otavio, 'Bia Souza', ['2026-11-23', '17h']);
    api.clock.advance(6 * HOUR);
    expect(await run()).toEqual({ done: 0 });
    api.clock.advance(14 * HOUR);
    await api.db.transaction(async (tx) =>
      disable(api.ports, tx, await getAccount(tx, email)),
    );
    expect(await run()).toEqual({ done: 0 });
    await api.db.transaction(async (tx) =>
      enable(api.ports, tx, await getAccount(tx, email)),
    );
    await api.db.transaction(async (tx) =>
      changeRights(api.ports, tx, await getAccount(tx, email), ['analysis']),
    );
    expect(await run()).toEqual({ done: 0 });
    await api.db.transaction(async (tx) =>
      changeRights(api.ports, tx, await getAccount(tx, email), ['leads']),
    );
    // The lead went back to the queue with the access.
    expect(await run()).toEqual({ done: 0 });
    await api.db.delete(leadDigests);
    await api.db.update(leads).set({ claimedBy: otavio.userId });
    expect(await run()).toEqual({ done: 1 });
  });

  it('leaves a contact that is noted later on the day to the queue', async () => {
    const otavio = await api.asRole('CONSULTANT', { email });
    expect(await run()).toEqual({ done: 0 });
    await held(otavio, 'Bia Souza', ['2026-11-23', '17h']);
    expect(await run()).toEqual({ done: 0 });
  });

  it('is not sent to who ended the mails of a morning', async () => {
    const otavio = await api.asRole('CONSULTANT', { email });
    await held(otavio, 'Bia Souza', ['2026-11-23', '17h']);
    const choose = (digest: 'off' | 'business-days') =>
      otavio.send(chooseNotificationDigest, { body: { digest } });
    await choose('off');
    expect(await run()).toEqual({ done: 0 });
    await choose('business-days');
    expect(await run()).toEqual({ done: 1 });
    expect((await digests()).at(-1)?.bodyText).toMatch(
      /encerrar estes e-mails, .*\nEscolher quando receber: http\S+\/consultor#notificacoes\n/,
    );
  });
});
