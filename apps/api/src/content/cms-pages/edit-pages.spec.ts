import { eq } from 'drizzle-orm';
import {
  bringBackCmsPage,
  type Call,
  getCmsPage,
  getCmsPageVersion,
  getContentVersion,
  listCmsPages,
  publishCmsPage,
  saveCmsPage,
  withdrawCmsPage,
} from '@site/api-contract';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { pagesAtTheDesk } from './testing/pages-at-the-desk';

const api = testApi();
const { desk, editing, visitors } = pagesAtTheDesk(api);

it('lists all pages with who saved each last, and shows one with its content', async () => {
  const client = await desk();
  const { data } = await client.send(listCmsPages, {});
  expect(data.source).toBe('database');
  expect(data.items.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['home-v3', 'boas-vindas', 'duvidas', 'assine']),
  );
  expect(data.items[0]?.newest).toMatchObject({
    number: 1,
    state: 'current',
    savedBy: { role: null, name: null },
  });
  const { read } = await editing(client);
  expect((await read()).newest.content).toEqual((await visitors()).content);
});

describe('a page that is edited', () => {
  it('stays as it is for visitors until it is published, which shows at once', async () => {
    const client = await desk();
    const { read, save, of, id } = await editing(client);
    const before = await visitors();
    const saved = await save({ title: 'Perguntas novas' });
    expect([saved.status, saved.data.newest]).toMatchObject([
      200,
      { number: 2, state: 'draft', savedBy: { role: 'CONSULTANT', name: 'Dora Mesa' } },
    ]);
    expect(await visitors()).toEqual(before);
    const version = async () =>
      (await api.asAnyone().send(getContentVersion, {})).data.version;
    const was = await version();
    const published = await client.send(publishCmsPage, { ...of(2), body: {} });
    expect(published.status).toBe(200);
    expect(published.data.state).toBe('current');
    expect((await visitors()).content).toMatchObject({ title: 'Perguntas novas' });
    expect(await version()).not.toBe(was);
    expect((await read()).versions.map(({ state }) => state)).toEqual([
      'current',
      'past',
    ]);
    expect(await api.trail('cms-page-saved')).toMatchObject([
      { actorId: client.userId, personId: null, subject: `cms-page:${id}`, detail: '2' },
    ]);
    expect(await api.trail('cms-page-published')).toHaveLength(1);
  });

  it('makes no version when nothing changed', async () => {
    const client = await desk();
    const { read, save } = await editing(client);
    const { newest } = await read();
    expect((await save({})).data.newest.number).toBe(newest.number);
  });

  it('is refused at each field that its screen could not show', async () => {
    const client = await desk();
    const { read, save } = await editing(client);
    const { number } = (await read()).newest;
    const { status, body } = await save({
      title: '',
      groups: [
        { title: 'G', questions: [{ id: 'Com Espaço', question: 'P', answer: '' }] },
      ],
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'content.groups.0.questions.0.answer', message: 'Preencha este campo.' },
      {
        key: 'content.groups.0.questions.0.id',
        message: 'Use só letras minúsculas sem acento, números e hífens.',
      },
      { key: 'content.title', message: 'Preencha este campo.' },
    ]);
    expect((await read()).newest.number).toBe(number);
  });

  it.each(['javascript:alert(1)', '//outro.test', 'data:text/html,x'])(
    'is refused with the link %s, which is not emptied behind the back',
    async (buttonUrl) => {
      const client = await desk();
      const { save, read } = await editing(client, 'home-v3');
      const { howToSign } = (await read()).newest.content as {
        howToSign: object;
      };
      const { status, body } = await save({ howToSign: { ...howToSign, buttonUrl } });
      expect([status, body.fields]).toMatchObject([
        400,
        [{ key: 'content.howToSign.buttonUrl', message: /não é aceito/ }].map(
          ({ key }) => ({ key, message: expect.stringContaining('não é aceito') }),
        ),
      ]);
    },
  );

  it('loses what could run, and says where', async () => {
    const client = await desk();
    const { save, of } = await editing(client);
    const { data } = await save({
      title: 'Dúvidas<script>alert(1)</script>',
      lead: 'Um <b onclick="alert(1)">texto</b><br>em duas linhas',
    });
    expect(data.cleaned).toEqual(['content.lead', 'content.title']);
    await client.send(publishCmsPage, { ...of(data.newest.number), body: {} });
    expect((await visitors()).content).toMatchObject({
      title: 'Dúvidas',
      lead: 'Um <b>texto</b><br />em duas linhas',
    });
  });

  it('is not filled by markup alone', async () => {
    const { save } = await editing(await desk());
    const { body } = await save({ title: '<script>alert(1)</script>' });
    expect(body.fields).toEqual([
      { key: 'content.title', message: 'Preencha este campo.' },
    ]);
  });

  it('takes no content of endless levels or with strange names', async () => {
    const { save } = await editing(await desk());
    const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as object;
    expect((await save({ deep })).status).toBe(400);
    expect((await save({ 'a b\u0000': 1 })).status).toBe(400);
  });

  it('by two at once is a conflict for the second, and both versions stay', async () => {
    const [one, other] = [await desk('Ana Um'), await desk('Bia Dois')];
    const [hers, mine] = [await editing(one), await editing(other)];
    const { number } = (await mine.read()).newest;
    const answers = await Promise.all([
      hers.save({ title: 'Da Ana' }, number),
      mine.save({ title: 'Da Bia' }, number),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      reason: 'changed-meanwhile',
      message: expect.stringMatching(
        /^(Ana Um|Bia Dois) salvou a versão \d+ desta página em 23\/11\/2026, 12:00\. Ela veio depois da que você abriu\.$/,
      ),
    });
    const { data } = await mine.save({ title: 'As duas' });
    expect(data.newest.number).toBe(number + 2);
    const kept = await one.send(getCmsPageVersion, hers.of(number + 1));
    expect(kept.data.content).toMatchObject({ title: expect.stringMatching(/^Da /) });
  });

  it('comes back as it was in an older version, as a new one', async () => {
    const client = await desk();
    const { read, of } = await editing(client);
    const first = (await client.send(getCmsPageVersion, of(1))).data;
    const base = (await read()).newest.number;
    const back = await client.send(bringBackCmsPage, { ...of(1), body: { base } });
    expect(back.data).toMatchObject({
      number: base + 1,
      state: 'draft',
      bringsBack: 1,
      content: first.content,
    });
    const stale = await client.send(bringBackCmsPage, { ...of(1), body: { base } });
    expect(stale.status).toBe(409);
  });
});

it('is for consultants with the right alone, read anew at each call', async () => {
  const params = { id: '1', number: '1' };
  const sent: [Call, object][] = [
    [listCmsPages, {}],
    [getCmsPage, { params }],
    [getCmsPageVersion, { params }],
    [saveCmsPage, { params, body: { base: 1, content: {}, seo: {} } }],
    [bringBackCmsPage, { params, body: { base: 1 } }],
    [publishCmsPage, { params, body: {} }],
    [withdrawCmsPage, { params }],
  ];
  const statuses = async (client: TestClient) => {
    const got: number[] = [];
    for (const [call, request] of sent)
      got.push((await client.send(call, request as never)).status);
    return new Set(got);
  };
  for (const role of ['customer', 'DEALER', 'SELLER'] as const)
    expect(await statuses(await api.asRole(role))).toEqual(new Set([403]));
  expect(await statuses(api.asAnyone())).toEqual(new Set([401]));
  const consultant = await api.asRole('CONSULTANT', { rights: ['leads', 'audit'] });
  expect(await statuses(consultant)).toEqual(new Set([403]));
  await api.db
    .update(users)
    .set({ rights: ['desk'] })
    .where(eq(users.id, consultant.userId));
  expect(await statuses(consultant)).not.toContain(403);
});

it('stays away from pages of a WordPress', async () => {
  const client = await desk();
  const { id, of, save } = await editing(client);
  api.ports.config.CMS_URL = 'http://wordpress.test';
  try {
    expect((await client.send(listCmsPages, {})).data).toEqual({
      source: 'wordpress',
      items: [],
    });
    const refused = [
      await client.send(getCmsPage, { params: { id } }),
      await client.send(publishCmsPage, { ...of(1), body: {} }),
      await client.send(withdrawCmsPage, of(1)),
      await client.send(bringBackCmsPage, { ...of(1), body: { base: 1 } }),
      await client.send(saveCmsPage, {
        params: { id },
        body: { base: 1, content: {}, seo: {} },
      }),
    ];
    for (const { status, body } of refused)
      expect([status, body.reason]).toEqual([409, 'pages-elsewhere']);
  } finally {
    api.ports.config.CMS_URL = undefined;
  }
  expect((await save({})).status).toBe(200);
});

it('says which pages name amounts to visitors, which no price table changes', async () => {
  const client = await desk();
  const named = async () =>
    (await client.send(listCmsPages, {})).data.items
      .filter(({ namesAmounts }) => namesAmounts)
      .map(({ slug }) => slug);
  expect(await named()).toEqual(expect.arrayContaining(['duvidas']));
  expect(await named()).not.toContain('boas-vindas');
  const { save, of } = await editing(client);
  const { number } = (await save({ groups: [] })).data.newest;
  expect(await named()).toContain('duvidas'); // as visitors still see it
  await client.send(publishCmsPage, { ...of(number), body: {} });
  expect(await named()).not.toContain('duvidas');
});
