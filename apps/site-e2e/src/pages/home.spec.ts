import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const FIRST_LOAD_JS_BYTES = 14 * 1024;
const MOST_REQUESTS = 13;
/**
 * Time for which a finger or a mouse button stays down: long enough for the pressed style
 * to be painted.
 */
const HELD_MS = 150;
const FRAME_MS = 1000 / 60;

/**
 * Delays the scripts whose address matches.
 * @returns a function that lets them pass
 */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where the carousel's track stands, from 0 to 1, and how its style would scroll it. */
const whereTheTrackIs = (page: Page) =>
  page.locator('.hero .crs-track').evaluate((track) => ({
    at: track.scrollLeft / (track.scrollWidth - track.clientWidth),
    behavior: getComputedStyle(track).scrollBehavior,
  }));

test.describe('the home page', () => {
  test('loads at most 14 KB of JavaScript and 13 files before anybody touches it, all from here @desktop', async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    const scripts: Promise<number>[] = [];
    // Only some builds of Chromium report the request for the icon.
    page.on('request', (request) => {
      if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      FIRST_LOAD_JS_BYTES,
    );
    expect(
      requests.filter((url) => !url.startsWith('data:')).length,
      requests.join('\n'),
    ).toBeLessThanOrEqual(MOST_REQUESTS);
    const { origin } = new URL(baseURL ?? '');
    expect(
      requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:')),
    ).toEqual([]);
  });

  test('loads picture and paint of a car below the fold once it comes near or the page is printed @desktop', async ({
    page,
    browser,
    baseURL,
  }) => {
    const open = async (one: Page) => {
      const asked: string[] = [];
      one.on('request', (request) => {
        const [, model, file] = /cars\/(\w+)\/front-(mask|\d+)/.exec(request.url()) ?? [];
        if (model) asked.push(`${model} ${file === 'mask' ? 'paint' : 'picture'}`);
      });
      await one.goto('/', { waitUntil: 'networkidle' });
      return asked;
    };
    const asked = await open(page);
    // A busy page may ask for the paint after half a second of quiet.
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['aroeira paint', 'aroeira picture']);
    const models = await page
      .locator('.fc .stage')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-model')));
    expect(models.length).toBeGreaterThan(1);
    await page.locator('.fc').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([`${models.at(-1)} picture`, `${models.at(-1)} paint`]),
      );

    const paper = await browser.newPage({ baseURL });
    const askedForPaper = await open(paper);
    await paper.emulateMedia({ media: 'print' });
    await expect
      .poll(() => askedForPaper)
      .toEqual(expect.arrayContaining(models.map((model) => `${model} paint`)));
    await paper.close();
  });

  test('shows its loading overlay until the first picture of the banners covers it @desktop', async ({
    page,
  }) => {
    const release = await holdBack(page, /\/media\/banners\//);
    await page.goto('/', { waitUntil: 'commit' });
    const overlay = page.locator('.hero-loading');
    const picture = page.locator('.hero-land > img').first();
    const isCovered = () =>
      picture.evaluate((image: HTMLImageElement) => {
        const { left, top } = image.getBoundingClientRect();
        const [first] = document
          .elementsFromPoint(left + 20, top + 20)
          .filter((one) => one === image || one.matches('.hero-loading'));
        return image.naturalWidth > 0 && first === image;
      });
    const opacity = () =>
      overlay.evaluate((element) => Number(getComputedStyle(element).opacity));
    await expect(overlay).toBeVisible();
    await expect.poll(opacity).toBeGreaterThan(0);
    expect(await isCovered()).toBe(false);
    release();
    await expect.poll(isCovered).toBe(true);
  });

  test('follows the link of a banner when it is pressed beside the button', async ({
    page,
    hasTouch,
  }) => {
    await page.goto('/');
    const target = await page.locator('.hero-go').first().getAttribute('href');
    const title = await page.locator('.hero-title').first().boundingBox();
    if (!title || !target) throw new Error('The first banner has no title or no link');
    const at = { x: title.x + 20, y: title.y + 20 };
    if (hasTouch) {
      const devTools = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchEnd') =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [at] : [],
        });
      await touch('touchStart');
      await page.waitForTimeout(HELD_MS);
      await touch('touchEnd');
    } else await page.mouse.click(at.x, at.y, { delay: HELD_MS });
    await expect
      .poll(() => page.url().slice(new URL(page.url()).origin.length))
      .toContain(target.split('?')[0]);
  });

  test('has a carousel that follows its bullets, before and after React has come @desktop', async ({
    page,
    baseURL,
  }) => {
    const slides = page.locator('.hero .crs-slide');
    const bullets = page.getByRole('link', { name: /^Ir para o destaque/ });
    const expectSlide = async (at: number) => {
      await expect(slides.nth(at)).toBeInViewport({ ratio: 0.9 });
      await expect(bullets.nth(at)).toHaveAttribute('aria-current', 'true');
    };

    await test.step('goes to the slide of a bullet that is clicked', async () => {
      await page.goto('/');
      await bullets.nth(1).hover();
      await expect(page.locator('.hero .crs[data-live]')).toBeAttached();
      for (const at of [1, 0, 2]) {
        await bullets.nth(at).click();
        await expectSlide(at);
      }
    });

    await test.step('shows its wp-content picture from the base URL', async () => {
      await bullets.last().press('Enter');
      const picture = slides.last().locator('.hero-land img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.getAttribute('src')).toMatch(`${baseURL}/wp-content/uploads/`);
    });

    for (const reducedMotion of ['reduce', 'no-preference'] as const)
      await test.step(`goes on from the slide that was chosen before React came (motion: ${reducedMotion})`, async () => {
        await page.emulateMedia({ reducedMotion });
        const release = await holdBack(page, /\/swiper-engine-/);
        await page.goto('/');
        await bullets.nth(2).click();
        // Unless motion is reduced the track is still moving.
        release();
        await expect(page.locator('.hero .crs[data-live]')).toBeAttached();
        await expectSlide(2);
        // A click would scroll the track a little by itself, so a key is used.
        await bullets.nth(0).press('Enter');
        await expectSlide(0);
        await page.unrouteAll();
      });

    for (const width of [390, 1440])
      await test.step(`moves a slide in its own 300 ms and by nothing else at ${width} px`, async () => {
        // With a clock of its own a page has as many frames on a busy machine as on a quiet one.
        const timed = await page.context().newPage();
        await timed.clock.install();
        await timed.setViewportSize({ width, height: 900 });
        await timed.goto('/');
        const last = timed.getByRole('link', { name: /^Ir para o destaque/ }).last();
        await last.focus();
        await expect(timed.locator('.hero .crs[data-live]')).toBeAttached();
        await timed.clock.pauseAt(Date.now() + 3_600_000);
        await last.evaluate((bullet: HTMLElement) => bullet.click());
        await timed.clock.runFor(150);
        const halfway = await whereTheTrackIs(timed);
        expect(halfway.behavior).toBe('auto');
        expect(halfway.at).toBeGreaterThan(0.1);
        expect(halfway.at).toBeLessThan(0.9);
        await timed.clock.runFor(150 + 2 * FRAME_MS);
        expect((await whereTheTrackIs(timed)).at).toBe(1);
        await timed.close();
      });
  });

  test('a link to the simulator opens it inside the app, and back leads home; without the app it is a document @desktop', async ({
    page,
  }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    const complaints = watchPage(page);
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Faça uma simulação' }).first();
    const { pathname } = new URL(
      await link.evaluate((one: HTMLAnchorElement) => one.href),
    );
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await expect(page.locator('h1')).toHaveText('Qual vai ser o seu?');
    await expect(page).toHaveTitle('Modelos e preços | Rodar');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([
      0,
      'conteudo',
    ]);
    expect(
      await page.evaluate(() =>
        (window as { dataLayer?: { page_path: string }[] }).dataLayer?.map(
          ({ page_path }) => page_path.split('?')[0],
        ),
      ),
    ).toEqual(['/', pathname]);
    await waitForHydration(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'O carro é zero.',
    );
    await page.goForward();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    expect(documents).toHaveLength(1);
    expect(complaints()).toEqual([]);

    await test.step('back from the simulator shows home where it was read', async () => {
      const last = page.locator('main').getByRole('link', { name: 'Faça uma simulação' });
      const read = () => page.evaluate(() => Math.round(scrollY));
      await page.goto('/', { waitUntil: 'networkidle' });
      // Far parts that are laid out later would move what is read.
      await expect(page.locator('html[data-far-waits]')).toHaveCount(0);
      await last.last().scrollIntoViewIfNeeded();
      const stood = await read();
      expect(stood).toBeGreaterThan(0);
      await last.last().click();
      await expect(page.locator('h1')).toHaveText('Qual vai ser o seu?');
      await waitForHydration(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'O carro é zero.',
      );
      await expect.poll(read).toBe(stood);
    });

    await test.step('back before the app has come shows home again', async () => {
      const release = await holdBack(page, /\/assets\/(main|platform)-.*\.js/);
      await page.goto('/', { waitUntil: 'networkidle' });
      await link.click();
      await expect(page.locator('h1')).toHaveText('Qual vai ser o seu?');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'O carro é zero.',
      );
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('a link to the simulator is a document where the app cannot come', async () => {
      await page.route(/\/assets\/main-.*\.js/, (route) => route.abort());
      await page.goto('/');
      const arrived = page.waitForRequest(
        (request) =>
          request.isNavigationRequest() && request.url().includes('/simulador'),
      );
      await link.click();
      await arrived;
      await expect(page).toHaveURL(/\/simulador\//);
    });
  });

  // The full header of a desktop has no menu.
  test(
    'opens the menu before and after React has come',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      const questions = header.getByRole('link', { name: 'Dúvidas' });
      await header.locator('summary[aria-label="Menu"]').click();
      await expect(questions).toBeVisible();
      await waitForHydration(page);
      await expect(questions).toBeVisible();
      await questions.click();
      await expect(page).toHaveURL(/\/institucional\/duvidas/);
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    },
  );
});
