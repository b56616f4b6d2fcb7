import { eq } from 'drizzle-orm';
import { listSavedViews, removeView, renameView, saveView } from '@site/api-contract';
import { type ViewList } from '@site/api-contract/activity';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { savedViews } from './saved-views.table';

const api = testApi();
const LATE = { list: 'proposals', name: 'Atrasadas', query: 'passo=hoje' } as const;

const save = (who: TestClient, view: Partial<Record<keyof typeof LATE, string>> = {}) =>
  who.send(saveView, { body: { ...LATE, ...view } as typeof LATE });
const namesOf = async (who: TestClient, list: ViewList = 'proposals') =>
  (await who.send(listSavedViews, { query: { list } })).data.items.map(
    ({ name }) => name,
  );
const refusal = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  body.fields,
];

describe('views that somebody saved', () => {
  it.each(['DEALER', 'SELLER', 'CONSULTANT'] as const)(
    'are found again by the same %s in the order of saving, and by nobody else',
    async (role) => {
      const who = await api.asRole(role);
      const { status, data } = await save(who);
      expect(status).toBe(201);
      expect(data).toEqual({
        id: expect.any(String),
        name: 'Atrasadas',
        query: 'passo=hoje',
      });
      api.clock.advance(1000);
      await save(who, { name: 'A mais cara', query: 'estado=aprovada&ordem=valor' });
      expect(await namesOf(who)).toEqual(['Atrasadas', 'A mais cara']);
      expect(await namesOf(await api.asRole(role))).toEqual([]);
    },
  );

  it('belong to one list each; the leads are the consultants’ alone', async () => {
    const consultant = await api.asRole('CONSULTANT');
    await save(consultant);
    await save(consultant, { list: 'leads', query: 'de=meus' });
    expect(await namesOf(consultant, 'leads')).toEqual(['Atrasadas']);
    const dealer = await api.asRole('DEALER');
    expect((await save(dealer, { list: 'leads' })).status).toBe(403);
    const asked = await dealer.send(listSavedViews, { query: { list: 'leads' } });
    expect(asked.status).toBe(403);
  });

  it('are renamed and removed by their owner; for others they are not there', async () => {
    const dealer = await api.asRole('DEALER');
    const { id } = (await save(dealer)).data;
    const other = await api.asRole('DEALER');
    const call = { params: { id } };
    const name = { body: { name: 'Para hoje' } };
    expect((await other.send(renameView, { ...call, ...name })).status).toBe(404);
    expect((await other.send(removeView, call)).status).toBe(404);
    const renamed = await dealer.send(renameView, { ...call, ...name });
    expect(renamed.data).toEqual({ id, name: 'Para hoje', query: 'passo=hoje' });
    expect(await namesOf(dealer)).toEqual(['Para hoje']);
    await dealer.send(removeView, call);
    expect(await namesOf(dealer)).toEqual([]);
    expect((await dealer.send(removeView, call)).status).toBe(404);
  });

  it('have names that differ, however they are written', async () => {
    const dealer = await api.asRole('DEALER');
    const { id } = (await save(dealer)).data;
    await save(dealer, { name: 'Todas' });
    const message = 'Você já tem uma visão chamada ATRASADAS. Escolha outro nome.';
    expect(refusal(await save(dealer, { name: ' ATRASADAS ' }))).toEqual([
      400,
      [{ key: 'Name', message }],
    ]);
    const rename = (name: string) =>
      dealer.send(renameView, { params: { id }, body: { name } });
    expect((await rename('todas')).body.fields).toEqual([
      {
        key: 'Name',
        message: 'Você já tem uma visão chamada todas. Escolha outro nome.',
      },
    ]);
    expect((await rename('atrasadas')).status).toBe(200);
  });

  it('are twelve of a list at most, from however many devices', async () => {
    const dealer = await api.asRole('DEALER');
    for (let at = 1; at < 12; at += 1) await save(dealer, { name: `Visão ${at}` });
    const atOnce = await Promise.all(
      ['Uma', 'Duas', 'Três', 'Quatro', 'Cinco'].map((name) => save(dealer, { name })),
    );
    const message = 'Você já tem 12 visões nesta lista. Remova uma para salvar outra.';
    const refused = [400, [{ key: 'Name', message }]];
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(atOnce.filter(({ status }) => status !== 201).map(refusal)).toEqual(
      Array.from({ length: 4 }, () => refused),
    );
    expect(await namesOf(dealer)).toHaveLength(12);
  });

  it.each([
    [{ name: ' ' }, 'Name', 'Dê um nome à visão.'],
    [{ name: 'a'.repeat(41) }, 'Name', 'Use no máximo 40 caracteres.'],
    [{ query: '' }, 'Query', 'Escolha um filtro para salvar.'],
    // A saved search for a customer's name would outlive the customer's erasure.
    [{ query: 'busca=Ana' }, 'Query', 'Escolha um filtro para salvar.'],
    [{ query: 'estado=ativa&busca=ana' }, 'Query', 'Escolha um filtro para salvar.'],
    [{ query: 'estado=<script>' }, 'Query', 'Escolha um filtro para salvar.'],
    [{ list: 'contracts' }, 'List', 'Essa lista não guarda visões.'],
  ])('of %j are refused at %s', async (view, key, message) => {
    const dealer = await api.asRole('DEALER');
    expect(refusal(await save(dealer, view))).toEqual([400, [{ key, message }]]);
  });

  it('go with the account', async () => {
    const dealer = await api.asRole('DEALER');
    await save(dealer);
    await api.db.delete(users).where(eq(users.id, dealer.userId));
    expect(await api.db.$count(savedViews)).toBe(0);
  });
});
