import { eq } from 'drizzle-orm';
import { getDraft, removeDraft, saveDraft } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { users } from '../accounts/accounts.table';
import { forgetOldDrafts } from './drafts.service';
import { drafts } from './drafts.table';

const api = testApi();
const FORM = 'registration-address';

const save = (who: TestClient, values: Record<string, unknown>, form = FORM) =>
  who.send(saveDraft, { params: { form }, body: { values } });
const valuesOf = async (who: TestClient, form = FORM) =>
  (await who.send(getDraft, { params: { form } })).data?.values ?? null;

describe('a draft', () => {
  it.each(['customer', 'SELLER', 'DEALER', 'CONSULTANT'] as const)(
    'of a %s is found again by its account alone, the newest save of any device',
    async (role) => {
      const who = await api.asRole(role);
      expect(await valuesOf(who)).toBeNull();
      await save(who, { street: 'Rua A' });
      api.clock.advance(1000);
      const { status, data } = await save(who, { street: 'Rua B', number: '10' });
      expect(status).toBe(200);
      expect(data.savedAt).toEqual(api.clock.now().toISOString());
      expect(await valuesOf(who)).toEqual({ street: 'Rua B', number: '10' });
      expect(await valuesOf(who, 'checkout')).toBeNull();
      expect(await valuesOf(await api.asRole(role))).toBeNull();
    },
  );

  it('goes when its form was sent, once or twice', async () => {
    const who = await api.asRole('customer');
    await save(who, { street: 'Rua A' });
    const remove = () => who.send(removeDraft, { params: { form: FORM } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await valuesOf(who)).toBeNull();
  });

  it('holds no secret, whatever the browser sends', async () => {
    const who = await api.asRole('customer');
    await save(who, {
      name: 'Ana',
      password: 'Ipe-Amarelo-2026',
      currentPassword: 'x',
      rows: [{ pin: '123456', cvv: '1', cpf: '52998224725' }],
    });
    const [row] = await api.db.select().from(drafts);
    expect(row?.typed).toBe('{"name":"Ana","rows":[{"cpf":"52998224725"}]}');
  });

  it('is over after 24 hours, and then deleted', async () => {
    const who = await api.asRole('customer');
    await save(who, { street: 'Rua A' });
    const age = (ms: number) =>
      api.db
        .update(drafts)
        .set({ savedAt: new Date(api.clock.now().getTime() - 24 * 3_600_000 - ms) });
    await age(0);
    expect(await valuesOf(who)).toEqual({ street: 'Rua A' });
    expect(await forgetOldDrafts(api.ports, api.db)).toEqual({ done: 0 });
    await age(1);
    expect(await valuesOf(who)).toBeNull();
    expect(await forgetOldDrafts(api.ports, api.db)).toEqual({ done: 1 });
    expect(await api.db.$count(drafts)).toBe(0);
  });

  it('is one of forty at most: the oldest gives way', async () => {
    const who = await api.asRole('customer');
    const other = await api.asRole('customer');
    await save(other, { street: 'Rua Z' });
    for (let at = 0; at < 41; at += 1) {
      api.clock.advance(1000);
      await save(who, { at }, `fine.${at}`);
    }
    expect(await valuesOf(who, 'fine.0')).toBeNull();
    expect(await valuesOf(who, 'fine.1')).toEqual({ at: 1 });
    expect(await valuesOf(other)).toEqual({ street: 'Rua Z' });
    expect(await api.db.$count(drafts)).toBe(41);
  });

  it('keeps whatever letters were typed', async () => {
    const who = await api.asRole('customer');
    const text = 'São "João"\n\t🚗 {}';
    await save(who, { text });
    expect(await valuesOf(who)).toEqual({ text });
  });

  it('of more than 16 KB is refused, and so is a name that is none', async () => {
    const who = await api.asRole('customer');
    const long = await save(who, { text: 'a'.repeat(16_400) });
    expect(long.status).toBe(400);
    expect(long.body.fields).toEqual([
      { key: 'Values', message: 'É texto demais para um rascunho.' },
    ]);
    const named = await save(who, {}, 'Registro');
    expect(named.status).toBe(400);
    expect(named.body.fields).toEqual([
      { key: 'Form', message: 'Esse formulário não tem rascunho.' },
    ]);
  });

  it('goes with the account', async () => {
    const who = await api.asRole('customer');
    await save(who, { street: 'Rua A' });
    await api.db.delete(users).where(eq(users.id, who.userId));
    expect(await api.db.$count(drafts)).toBe(0);
  });
});
