import { createClient } from '@site/api-client';
import { getDraft, removeDraft, saveDraft } from '@site/api-contract';
import { parseAnswer } from '@site/api-contract/calls';
import { type DraftValues } from '@site/api-contract/identity';
import { browserStorage, memoryStorage } from '@site/auth';
import { guardConsole, refuse, stubTransport, unreachable } from '@site/testing';
import { settle } from '../testing/wired-site';
import { createDrafts } from './drafts';

guardConsole();

const FORM = 'registration-partners';
const TYPED = { name: 'Rui', password: 'x', rows: [{ name: 'Eva', cpf: '52998224725' }] };

/** A server that stores the drafts of one account, and a tab of it. */
function scene(stored: { values: DraftValues; savedAt: string } | null = null) {
  const server = { draft: stored, order: [] as string[], isAway: false };
  const said = (json: unknown) => ({ status: 200, json: { data: json } });
  const answers = [
    { call: getDraft, reply: async () => said(server.draft) },
    {
      call: saveDraft,
      reply: async ({ body }: { body: unknown }) => {
        server.order.push('save');
        server.draft = {
          values: (body as { values: DraftValues }).values,
          savedAt: new Date(clock.now).toISOString(),
        };
        return said({ savedAt: server.draft.savedAt });
      },
    },
    {
      call: removeDraft,
      reply: async () => {
        server.order.push('remove');
        server.draft = null;
        return said({ ok: true });
      },
    },
  ];
  const clock = { now: 1_800_000_000_000 };
  const tab = memoryStorage();
  const who = { id: 'ana' as string | null };
  const open = (given = answers as Parameters<typeof stubTransport>[0]['answers']) => {
    const transport = stubTransport({ answers: given });
    const client = createClient({
      baseUrl: 'http://127.0.0.1:3333/api/v1',
      fetch: transport.fetch,
      apiKey: 'k',
      brandId: '1',
      sessionId: () => 's',
      readToken: () => null,
      readCookie: () => 'c',
      randomId: () => 'r',
      parseAnswer,
    });
    const drafts = createDrafts({
      client,
      storage: browserStorage(memoryStorage(), () => 'guid', tab),
      lastingFetch: transport.fetch,
      account: () => who.id,
      refusedWrites: () => 0,
      now: () => clock.now,
    });
    return { ...transport, drafts };
  };
  return { server, clock, tab, who, open };
}

it('keeps at once in the tab, without secrets and document numbers, and finds all of it on the server', async () => {
  const it = scene();
  const { drafts } = it.open();
  drafts.keep(FORM, TYPED);
  expect(it.tab.getItem('ROD_TYPED')).not.toMatch(/52998224725|password/);
  expect(drafts.kept(FORM)).toEqual({ name: 'Rui', rows: [{ name: 'Eva' }] });
  drafts.save(FORM, TYPED);
  await settle();
  it.clock.now += 10;
  drafts.keep(FORM, { ...TYPED, name: 'Rui Reis' });
  // The page is loaded again.
  expect(await it.open().drafts.find(FORM)).toEqual({
    name: 'Rui Reis',
    rows: [{ name: 'Eva', cpf: '52998224725' }],
  });
});

it('takes the newer of tab and server', async () => {
  const it = scene();
  const { drafts } = it.open();
  drafts.keep(FORM, { name: 'older' });
  it.clock.now += 1;
  it.server.draft = {
    values: { name: 'other device' },
    savedAt: new Date(it.clock.now).toISOString(),
  };
  expect(await drafts.find(FORM)).toEqual({ name: 'other device' });
});

it('shows the tab’s draft to no other visitor: not while signed out, and deletes it for another account', async () => {
  const it = scene();
  const { drafts } = it.open();
  drafts.keep(FORM, { name: 'Rui' });
  it.who.id = null;
  expect(drafts.kept(FORM)).toBeNull();
  it.who.id = 'ana';
  drafts.belongTo('ana');
  expect(drafts.kept(FORM)).toEqual({ name: 'Rui' });
  it.who.id = 'bia';
  expect(drafts.kept(FORM)).toBeNull();
  drafts.belongTo('bia');
  expect(it.tab.getItem('ROD_TYPED')).toBeNull();
});

it('sends no request for visitors who are not signed in', async () => {
  const it = scene();
  it.who.id = null;
  const { drafts } = it.open([]);
  drafts.keep(FORM, TYPED);
  drafts.save(FORM, TYPED);
  expect(await drafts.find(FORM)).toEqual({ name: 'Rui', rows: [{ name: 'Eva' }] });
  drafts.drop(FORM);
  await settle();
  expect(drafts.kept(FORM)).toBeNull();
});

it('removes after the running save, and sends no request without a draft', async () => {
  const it = scene();
  const { drafts, requestsOf } = it.open();
  drafts.drop(FORM);
  await settle();
  expect(requestsOf(removeDraft)).toHaveLength(0);
  drafts.save(FORM, { name: 'Rui' });
  drafts.drop(FORM);
  await settle();
  expect(it.server.order).toEqual(['save', 'remove']);
  expect(it.server.draft).toBe(null);
});

it('forgets in the tab after a day', () => {
  const it = scene();
  const { drafts } = it.open();
  drafts.keep(FORM, { name: 'Rui' });
  it.clock.now += 24 * 3_600_000;
  expect(drafts.kept(FORM)).toBeNull();
});

it('goes on in the tab when the server is away or refuses', async () => {
  const it = scene();
  const { drafts } = it.open([unreachable(getDraft), refuse(saveDraft, 401)]);
  drafts.keep(FORM, { name: 'Rui' });
  drafts.save(FORM, { name: 'Rui' });
  expect(await drafts.find(FORM)).toEqual({ name: 'Rui' });
});
