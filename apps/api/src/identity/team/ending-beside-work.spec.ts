import { eq } from 'drizzle-orm';
import {
  assignLeads,
  assignTrafficFines,
  claimServiceRequest,
  closeLeads,
  endStaffAccess,
  getServiceRequest,
  getTrafficFine,
  sendLead,
} from '@site/api-contract';
import { claimedRequest } from '../../driving/service-requests/testing/claimed-request';
import { register } from '../../driving/traffic-fines/testing/a-fine';
import { fineSteps } from '../../driving/traffic-fines/testing/fine-steps';
import { leads } from '../../sales/leads/leads.table';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { testApi } from '../../testing/api';
import { callBeside } from '../../testing/calls-beside';
import { type TestClient } from '../../testing/client';
import { users } from '../accounts/accounts.table';

const api = testApi();
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const { aLead, claim, work, consultant, seen } = leadsAtWork(api);

const end = (who: TestClient, id: string) => who.send(endStaffAccess, { params: { id } });
const holderOf = async (id: string) =>
  (await api.db.select().from(leads).where(eq(leads.id, id)))[0]?.claimedBy;

/** Makes a call while the access of somebody ends, after its first look at them. */
const whileEnding = <T>({ userId }: { userId: string }, call: () => Promise<T>) =>
  callBeside(api.db, {
    lock: (tx) =>
      tx.update(users).set({ disabledAt: api.clock.now() }).where(eq(users.id, userId)),
    call,
  });

describe('a consultant whose access ends at this moment', () => {
  onPostgres('claims no lead', async () => {
    const livia = await consultant('Lívia');
    const id = await aLead();
    expect((await whileEnding(livia, () => claim(livia, id))).status).toBe(403);
    expect(await holderOf(id)).toBeNull();
  });

  onPostgres('closes no lead, which would be theirs', async () => {
    const livia = await consultant('Lívia');
    const id = await aLead();
    const body = { items: [{ id, revision: 1 }], reason: 'so-pesquisava' as const };
    const close = () => livia.send(closeLeads, { body });
    expect((await whileEnding(livia, close)).status).toBe(403);
    expect(await holderOf(id)).toBeNull();
  });

  onPostgres('gets no lead from a colleague', async () => {
    const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
    const id = await aLead();
    const assign = () =>
      otavio.send(assignLeads, {
        body: { items: [{ id, revision: 1 }], to: livia.userId },
      });
    expect((await whileEnding(livia, assign)).body.fields?.[0]?.key).toBe('To');
    expect(await holderOf(id)).toBeNull();
  });

  onPostgres('gets no fine from a colleague', async () => {
    const { consultant: otavio } = await fineSteps(api).twoDaysOn();
    const livia = await consultant('Lívia');
    const { id } = (await register(otavio)).data;
    const assign = () =>
      otavio.send(assignTrafficFines, {
        body: { items: [{ id, revision: 1 }], to: livia.userId },
      });
    expect((await whileEnding(livia, assign)).body.fields?.[0]?.key).toBe('To');
    const { data } = await otavio.send(getTrafficFine, { params: { id } });
    expect(data.heldBy).toBeNull();
  });

  onPostgres('claims no request for help', async () => {
    const livia = await consultant('Lívia');
    const { id, revision, consultant: other } = await claimedRequest(api);
    const body = { revision };
    const take = () => livia.send(claimServiceRequest, { params: { id }, body });
    expect((await whileEnding(livia, take)).status).toBe(403);
    const { data } = await other.send(getServiceRequest, { params: { id } });
    expect(data.claimedBy).not.toBe('Lívia');
  });

  onPostgres('keeps nothing, and nobody waits for the other for ever', async () => {
    const [otavio, livia, rui] = [
      await consultant('Otávio'),
      await consultant('Lívia'),
      await consultant('Rui'),
    ];
    const items: { id: string; revision: number }[] = [];
    for (let at = 0; at < 6; at += 1)
      items.push({ id: await aLead(`Pessoa${at}`), revision: 1 });
    const answers = await Promise.all([
      ...items.slice(0, 3).map(({ id }) => claim(livia, id)),
      rui.send(assignLeads, { body: { items: items.slice(3), to: livia.userId } }),
      end(otavio, livia.userId),
    ]);
    for (const { status } of answers) expect([200, 400, 401, 403]).toContain(status);
    expect(answers.at(-1)?.status).toBe(200);
    for (const { id } of items) expect(await holderOf(id)).not.toBe(livia.userId);
  });
});

it('a lead whose person writes again is free once its holder works on leads no longer', async () => {
  const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
  await consultant('Rui');
  const visitor = api.asAnyone();
  const request = {
    params: { product: 'carro-por-assinatura' },
    body: {
      name: 'Bia Souza',
      email: 'bia@exemplo.test',
      cellphone: '(41) 99876-5432',
      interest: 'quero para uso pessoal' as const,
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    },
  };
  const { id } = (await visitor.send(sendLead, request)).data;
  await claim(livia, id);
  await work(livia, id, { revision: 2, status: 'sem_interesse', reason: 'preco' });
  expect((await end(otavio, livia.userId)).status).toBe(200);
  expect(await holderOf(id)).toBe(livia.userId);
  await visitor.send(sendLead, request);
  expect(await holderOf(id)).toBeNull();
  expect(await seen(otavio, { holder: 'livres' })).toEqual(['Bia Souza']);
});
