import { ne } from 'drizzle-orm';
import { listCmsPages } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { countQueries } from '../../testing/count-queries';
import { cmsPages } from './cms-pages.table';

const api = testApi();

it('the pages are asked for as often for many as for one, each with its own versions', async () => {
  const client = await api.asRole('CONSULTANT', { rights: ['desk'] });
  const list = () => countQueries(api.db, () => client.send(listCmsPages, {}));
  const all = await list();
  await api.db.delete(cmsPages).where(ne(cmsPages.slug, 'duvidas'));
  const one = await list();
  const { items } = all.answer.data;
  expect(items.length).toBeGreaterThan(9);
  expect(one.answer.data.items).toEqual(items.filter(({ slug }) => slug === 'duvidas'));
  expect(one.answer.data.items).toHaveLength(1);
  expect(all.queries).toBe(one.queries);
});
