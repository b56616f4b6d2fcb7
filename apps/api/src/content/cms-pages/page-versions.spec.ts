import { and, eq } from 'drizzle-orm';
import { fetchCms, getContentVersion } from '@site/api-contract';
import { SYSTEM } from '#platform/security/audit';
import { PAGES } from '../../seed/pages';
import { testApi } from '../../testing/api';
import { listPages } from './cms.repository';
import { cmsPageVersions as versions } from './cms-pages.table';
import { takePages } from './page-file';
import { addVersion } from './page-versions.repository';

const api = testApi();
const aPage = (title: string) => ({
  id: 950,
  slug: 'versoes',
  content: { title },
  seo: { title: 'Versões' },
});
const shown = async () =>
  (await api.asAnyone().send(fetchCms, { body: { path: 'pages?slug=versoes' } })).data;
const version = async () =>
  (await api.asAnyone().send(getContentVersion, {})).data.version;
const numbers = (pageId = 950) =>
  api.db
    .select({ number: versions.number, role: versions.savedRole })
    .from(versions)
    .where(eq(versions.pageId, pageId))
    .orderBy(versions.number);

describe('versions of CMS pages', () => {
  it('begin with the page of the product, which nobody saved', async () => {
    for (const { id } of PAGES)
      expect(await numbers(id)).toEqual([{ number: 1, role: null }]);
  });

  it('are made by an import of operations, once for each change, and leave a trail', async () => {
    await takePages(api.ports, [aPage('Um')]);
    await takePages(api.ports, [aPage('Um')]);
    await takePages(api.ports, [aPage('Dois')]);
    expect(await numbers()).toEqual([
      { number: 1, role: 'operations' },
      { number: 2, role: 'operations' },
    ]);
    expect((await shown()).content).toEqual({ title: 'Dois' });
    expect(await api.trail('cms-page-published')).toMatchObject([
      { actorRole: 'operations', subject: 'cms-page:950', detail: '1' },
      { actorRole: 'operations', subject: 'cms-page:950', detail: '2' },
    ]);
  });

  it('with a later time count from that time, and move the content version then', async () => {
    const now = api.clock.now();
    const publishAt = new Date(now.getTime() + 60_000);
    const draft = { content: { title: 'Agendada' }, seo: { title: 'Versões' } };
    await addVersion(api.db, {
      pageId: 950,
      ...draft,
      actor: SYSTEM,
      at: now,
      publishAt,
    });
    const before = await version();
    api.clock.advance(59_999);
    expect((await shown()).content).toEqual({ title: 'Dois' });
    expect(await version()).toEqual(before);
    api.clock.advance(1);
    expect(await shown()).toMatchObject({
      content: { title: 'Agendada' },
      modified: publishAt.toISOString(),
    });
    expect(await version()).not.toBe(before);
    const exported = (await listPages(api.ports)).find(({ id }) => id === 950);
    expect(exported?.content).toEqual({ title: 'Agendada' });
  });

  it('yield to what is published after them, and count no more once withdrawn', async () => {
    api.clock.advance(120_000);
    await takePages(api.ports, [aPage('Depois')]);
    expect((await shown()).content).toEqual({ title: 'Depois' });
    const at = api.clock.now();
    const publishAt = new Date(at.getTime() + 1000);
    const draft = { content: { title: 'Nunca' }, seo: { title: 'Versões' } };
    const number = await addVersion(api.db, {
      pageId: 950,
      ...draft,
      actor: SYSTEM,
      at,
      publishAt,
    });
    const ofIt = and(eq(versions.pageId, 950), eq(versions.number, number));
    await api.db.update(versions).set({ withdrawnAt: at }).where(ofIt);
    api.clock.advance(5000);
    expect((await shown()).content).toEqual({ title: 'Depois' });
  });
});
