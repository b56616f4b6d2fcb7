import {
  fetchCms,
  getCmsPage,
  listCmsPages,
  PREVIEW_HEADER,
  previewCmsPage,
  saveCmsPage,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';

const api = testApi();
const page = (slug: string, token?: string) =>
  api.asAnyone().send(fetchCms, {
    body: { path: `pages?slug=${slug}` },
    ...(token !== undefined && { headers: { [PREVIEW_HEADER]: token } }),
  });

/** A draft of the page of questions and the token of its preview. */
async function preview(title: string) {
  const client = await api.asRole('CONSULTANT', { name: 'Dora Mesa', rights: ['desk'] });
  const { items } = (await client.send(listCmsPages, {})).data;
  const id = items.find(({ slug }) => slug === 'duvidas')?.id ?? '';
  const { newest } = (await client.send(getCmsPage, { params: { id } })).data;
  const { content, seo, number: base } = newest;
  const body = { base, content: { ...content, title }, seo };
  const saved = (await client.send(saveCmsPage, { params: { id }, body })).data.newest;
  const params = { id, number: String(saved.number) };
  const { data } = await client.send(previewCmsPage, { params });
  return { client, id, data, token: data.path.split('previa=')[1] ?? '', params };
}

describe('the preview of a page', () => {
  it('shows a draft at the address of the page to who has its token, and to nobody else', async () => {
    const published = (await page('duvidas')).data;
    const { client, data, token, id, params } = await preview('Só na prévia');
    expect(data.path).toMatch(/^\/institucional\/duvidas\?previa=[\w.-]+$/);
    const shown = await page('duvidas', token);
    expect(shown.data.content).toMatchObject({ title: 'Só na prévia' });
    expect(shown.headers['cache-control']).toBe('no-store');
    expect((await page('duvidas')).data).toEqual(published);
    expect(await api.trail('cms-page-previewed')).toMatchObject([
      {
        actorId: client.userId,
        personId: null,
        subject: `cms-page:${id}`,
        detail: params.number,
      },
    ]);
  });

  it('leaves every other page as visitors see it', async () => {
    const { token } = await preview('Outra prévia');
    for (const slug of ['contato', 'home-v3', 'rodape'])
      expect((await page(slug, token)).data).toEqual((await page(slug)).data);
  });

  it('ends after a quarter of an hour, and then shows no page at all', async () => {
    const { token } = await preview('Por pouco tempo');
    api.clock.advance(15 * 60_000 - 1);
    expect((await page('duvidas', token)).status).toBe(200);
    api.clock.advance(1);
    const { status, body } = await page('duvidas', token);
    expect(status).toBe(404);
    expect(body.message).toBe('Esta prévia expirou. Abra outra no portal.');
  });

  it('can not be made up, nor changed to another page or version', async () => {
    const { token, id, params } = await preview('Assinada');
    const [, , expires = '', signature = ''] = token.split('.');
    const others = [
      '',
      'x',
      token.slice(0, -1),
      `${id}.1.${expires}.${signature}`,
      `1.${params.number}.${expires}.${signature}`,
      `${id}.${params.number}.${Number(expires) + 1}.${signature}`,
    ];
    for (const other of others.filter((one) => one !== ''))
      expect((await page('duvidas', other)).status).toBe(404);
  });

  it('is made by the desk alone, of versions that there are', async () => {
    const { client, id } = await preview('De quem pode');
    const params = { id, number: '999' };
    expect((await client.send(previewCmsPage, { params })).status).toBe(404);
    const colleague = await api.asRole('CONSULTANT', { rights: ['leads'] });
    expect((await colleague.send(previewCmsPage, { params })).status).toBe(403);
    expect((await api.asAnyone().send(previewCmsPage, { params })).status).toBe(401);
  });
});
