import {
  bringBackCmsPage,
  listCmsPages,
  listNotifications,
  publishCmsPage,
  saveCmsPage,
  withdrawCmsPage,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { pagesAtTheDesk } from './testing/pages-at-the-desk';

const api = testApi();
const { desk, editing, visitors } = pagesAtTheDesk(api);

describe('a page that is scheduled', () => {
  const slug = 'contato';

  it('shows from its minute in São Paulo, without anybody doing anything', async () => {
    const client = await desk();
    const { save, of, read } = await editing(client, slug);
    const { number } = (await save({ title: 'Fale com a gente' })).data.newest;
    const when = { day: '2026-11-23', time: '12h10' };
    const { data } = await client.send(publishCmsPage, { ...of(number), body: when });
    expect(data).toMatchObject({
      state: 'scheduled',
      publishAt: '2026-11-23T15:10:00.000Z',
      publishedBy: { name: 'Dora Mesa' },
    });
    expect((await client.send(listCmsPages, {})).data.items).toContainEqual(
      expect.objectContaining({ slug, nextAt: '2026-11-23T15:10:00.000Z' }),
    );
    api.clock.advance(599_999);
    expect((await visitors(slug)).content).not.toMatchObject({
      title: 'Fale com a gente',
    });
    api.clock.advance(1);
    expect((await visitors(slug)).content).toMatchObject({ title: 'Fale com a gente' });
    expect((await read()).versions[0]?.state).toBe('current');
    const gone = await client.send(withdrawCmsPage, of(number));
    expect(gone.status).toBe(409);
    expect(gone.body.message).toBe(
      'Esta versão já foi ao ar. Publique outra para mudar a página.',
    );
  });

  it('is listed and rung as visitors see it, with and without amounts', async () => {
    const [client, other] = [await desk(), await desk('Bia Dois')];
    const { id, of, read } = await editing(client, 'politica-de-privacidade');
    const listed = async () =>
      (await client.send(listCmsPages, {})).data.items.find((page) => page.id === id);
    const rung = async () =>
      (await other.send(listNotifications, {})).data.items.map(({ label }) => label);
    const { title } = (await listed()) ?? {};
    const { number, content, seo } = (await read()).newest;
    const priced = { ...content, title: 'Dados por R$ 10' };
    const { newest } = (
      await client.send(saveCmsPage, {
        params: { id },
        body: {
          base: number,
          content: priced,
          seo: { ...seo, title: 'Privacidade paga' },
        },
      })
    ).data;
    const when = { day: '2026-11-23', time: '12:10' };
    await client.send(publishCmsPage, { ...of(newest.number), body: when });
    expect(await listed()).toMatchObject({ title, namesAmounts: false });
    expect(await rung()).toEqual([title]);
    api.clock.advance(600_000);
    expect(await listed()).toMatchObject({
      title: 'Privacidade paga',
      namesAmounts: true,
    });
    expect(await rung()).toEqual(['Privacidade paga']);
  });

  it('is withdrawn once before that', async () => {
    const client = await desk();
    const { save, of, read } = await editing(client, 'nossas-lojas');
    const before = await visitors('nossas-lojas');
    const { number } = (await save({ title: 'Nunca' })).data.newest;
    const when = { day: '2099-01-01', time: '9:00' };
    expect(
      (await client.send(publishCmsPage, { ...of(number), body: when })).body.fields,
    ).toMatchObject([{ key: 'Day', message: 'Escolha um dia dentro de um ano.' }]);
    const soon = { day: '2026-11-23', time: '12:05' };
    expect(
      (await client.send(publishCmsPage, { ...of(number), body: soon })).status,
    ).toBe(200);
    const other = await desk('Bia Dois');
    const answers = await Promise.all(
      [client, other].map((one) => one.send(withdrawCmsPage, of(number))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Dora Mesa' : 'Bia Dois';
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${name} retirou esta versão em 23/11/2026, 12:00.`,
    );
    expect((await read()).versions[0]).toMatchObject({
      state: 'withdrawn',
      withdrawnBy: { name },
    });
    api.clock.advance(600_000);
    expect(await visitors('nossas-lojas')).toEqual(before);
    const again = await client.send(publishCmsPage, { ...of(number), body: {} });
    expect(again.status).toBe(409);
  });

  it('and withdrawn goes out after all, brought back as a draft', async () => {
    const client = await desk();
    const { save, of } = await editing(client, 'nossas-lojas');
    const { number } = (await save({ title: 'Adiada' })).data.newest;
    const soon = { day: '2026-11-23', time: '12:05' };
    await client.send(publishCmsPage, { ...of(number), body: soon });
    await client.send(withdrawCmsPage, of(number));
    const body = { base: number };
    const back = await client.send(bringBackCmsPage, { ...of(number), body });
    expect(back.data).toMatchObject({ state: 'draft', bringsBack: number });
    await client.send(publishCmsPage, { ...of(back.data.number), body: {} });
    expect((await visitors('nossas-lojas')).content).toMatchObject({ title: 'Adiada' });
  });

  it.each([
    ['publicou', {}],
    ['agendou', { day: '2026-11-23', time: '12:05' }],
  ])('of two at once one %s it, and the other reads who, and when', async (did, body) => {
    const [one, other] = [await desk('Ana Um'), await desk('Bia Dois')];
    const { save, of } = await editing(one, 'nossas-lojas');
    const { number } = (await save({ title: `Quem ${did}` })).data.newest;
    const answers = await Promise.all(
      [one, other].map((client) => client.send(publishCmsPage, { ...of(number), body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Ana Um' : 'Bia Dois';
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${name} ${did} esta versão em 23/11/2026, 12:00.`,
    );
  });

  it.each([
    [{ day: '2020-01-01', time: '10:00' }, 'Day'],
    [{ day: '2026-12-31' }, 'Time'],
    [{ time: '10:00' }, 'Day'],
    [{ day: '2026-12-31', time: '25:00' }, 'Time'],
    [{ day: 'amanhã', time: '10:00' }, 'Day'],
  ])('not at %j', async (body, key) => {
    const client = await desk();
    const { save, of } = await editing(client, 'acessibilidade');
    const { newest } = (await save({ title: `Título ${JSON.stringify(body)}` })).data;
    const refused = await client.send(publishCmsPage, { ...of(newest.number), body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields?.[0]?.key).toEqual(key);
  });
});
