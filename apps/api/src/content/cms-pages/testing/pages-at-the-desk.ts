import {
  type CmsPageDetail,
  fetchCms,
  getCmsPage,
  listCmsPages,
  saveCmsPage,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

/** Pages as the desk edits them and visitors see them. */
export function pagesAtTheDesk(api: TestApi) {
  const desk = (name = 'Dora Mesa') =>
    api.asRole('CONSULTANT', { name, rights: ['desk'] });
  const visitors = async (slug = 'duvidas') =>
    (await api.asAnyone().send(fetchCms, { body: { path: `pages?slug=${slug}` } })).data;
  const idOf = async (client: TestClient, slug: string) =>
    (await client.send(listCmsPages, {})).data.items.find((page) => page.slug === slug)
      ?.id ?? '';

  /** A page as the desk reads it, and a function that saves other contents. */
  async function editing(client: TestClient, slug = 'duvidas') {
    const id = await idOf(client, slug);
    const read = async () =>
      (await client.send(getCmsPage, { params: { id } })).data satisfies CmsPageDetail;
    const save = async (changes: object, base?: number) => {
      const { newest } = await read();
      const { content, seo } = newest;
      return client.send(saveCmsPage, {
        params: { id },
        body: { base: base ?? newest.number, content: { ...content, ...changes }, seo },
      });
    };
    const of = (number: number) => ({ params: { id, number: String(number) } });
    return { id, read, save, of };
  }
  return { desk, visitors, editing };
}
