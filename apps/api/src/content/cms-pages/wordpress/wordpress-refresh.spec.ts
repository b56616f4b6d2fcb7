import { homePage } from '../../../seed/pages/home';
import { aWordpressPage, FakeWordpress, json } from './testing/fake-wordpress';
import { HOME, NEW_TITLE, withWordpress } from './testing/with-wordpress';
import { type WordpressPages } from './wordpress-pages';

const { api, wordpress, newProcess, fetchPage, version, hasHome, ...others } =
  withWordpress();
let source: WordpressPages;
beforeEach(() => {
  source = newProcess();
});
const refresh = () => others.refresh(source);

describe('callers who ask for pages that nobody has', () => {
  it('do not hold up the refresh of those that are kept', async () => {
    hasHome();
    await source.findPage(HOME);
    const before = await version();
    const held: (() => void)[] = [];
    const slugs = Array.from({ length: 60 }, (_, nth) => `pages?slug=demora-${nth}`);
    for (const slug of slugs)
      wordpress.replies.set(slug, (response) => held.push(() => json([])(response)));
    const calls = Promise.allSettled(slugs.map((slug) => source.findPage(slug)));
    while (held.length === 0) await new Promise((done) => setTimeout(done, 10));
    hasHome(NEW_TITLE);
    await refresh();
    expect(await version()).not.toBe(before);
    const release = setInterval(() => held.splice(0).forEach((answer) => answer()), 10);
    await calls;
    clearInterval(release);
  });

  it('are told to wait after 120 in a minute, while kept pages go on', async () => {
    hasHome();
    await fetchPage(HOME);
    const statuses = new Map<number, number>();
    for (let nth = 0; nth < 125; nth += 1) {
      const { status } = await fetchPage(`pages?slug=nada-${nth}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // The first check of the home page counts too.
    expect([...statuses]).toEqual([
      [404, 119],
      [429, 6],
    ]);
    expect((await fetchPage(HOME)).status).toBe(200);
  });
});

describe('a WordPress that is away', () => {
  it('is not asked any more after three failures in a row', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e'];
    for (const slug of slugs) wordpress.replies.set(`pages?slug=${slug}`, json({}, 500));
    for (const slug of slugs)
      await expect(source.findPage(`pages?slug=${slug}`)).rejects.toMatchObject({
        kind: 'unavailable',
      });
    expect(wordpress.asked).toHaveLength(3);
  });

  it('leaves the last good content to those who ask, also after a restart of the API', async () => {
    const there = new FakeWordpress();
    const away = { CMS_URL: await there.start() };
    there.replies.set(HOME, json([aWordpressPage('home-v3', homePage.content)]));
    const good = await newProcess(away).findPage(HOME);
    await there.stop();
    const restarted = newProcess(away);
    api.clock.advance(15_000);
    await restarted.refresh();
    expect(await restarted.findPage(HOME)).toEqual(good);
  });
});

describe('a page that changes in WordPress', () => {
  it('moves the content version once, and is served from then on', async () => {
    hasHome();
    await source.findPage(HOME);
    const before = await version();
    await refresh();
    expect(await version()).toBe(before);

    hasHome(NEW_TITLE);
    await refresh();
    const after = await version();
    expect(after).not.toBe(before);
    expect((await fetchPage(HOME)).data.content).toMatchObject({
      whySignItems: { bigTitle: 'Por que agora' },
    });
    await refresh();
    expect(await version()).toBe(after);
  });

  it('is looked at by one of two processes in an interval', async () => {
    hasHome();
    await source.findPage(HOME);
    api.clock.advance(15_000);
    await Promise.all([source.refresh(), newProcess().refresh()]);
    expect(wordpress.asked).toHaveLength(2);
  });

  it('keeps its good content when it is emptied, and takes the next one', async () => {
    hasHome();
    const good = await source.findPage(HOME);
    wordpress.replies.set(HOME, json([aWordpressPage('home-v3')]));
    await refresh();
    expect(await source.findPage(HOME)).toEqual(good);
  });

  it('is forgotten when WordPress has it no more, and the version moves', async () => {
    hasHome();
    await source.findPage(HOME);
    const before = await version();
    wordpress.replies.delete(HOME);
    await refresh();
    expect(await source.findPage(HOME)).toBeNull();
    expect(await version()).not.toBe(before);
  });

  it('has a version of its own beside that of the embedded pages', async () => {
    expect(await version()).toMatch(/-[0-9a-f]{8}$/);
    expect(source.mark).not.toBe(newProcess({ CMS_URL: 'http://outro.test' }).mark);
  });
});
