import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Page, test } from '@playwright/test';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const PATH = '/boas-vindas';

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await waitForLoaded(page);
}

const time = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('the welcome page plays, shows and hands out what a new subscriber gets', async ({
  page,
  isMobile,
  request,
}) => {
  await test.step('plays its video by itself, muted on a phone, and pauses by keyboard', async () => {
    const complaints = watchPage(page);
    await open(page);
    await expect.poll(() => time(page)).toBeGreaterThan(0.5);
    const video = page.locator('video');
    if (isMobile)
      expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(
        true,
      );
    const pause = page.getByRole('button', { name: 'Pausar o vídeo' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Continuar o vídeo' })).toBeFocused();
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(
      true,
    );
    expect(complaints()).toEqual([]);
  });

  await test.step('lists Portuguese captions and gives them as text', async () => {
    const tracks = page.locator('video').evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map(({ kind, language, label }) => ({
        kind,
        language,
        label,
      })),
    );
    expect(await tracks).toEqual([
      { kind: 'captions', language: 'pt-BR', label: 'Português' },
    ]);
    await page.getByText('O vídeo em texto').click();
    await expect(page.getByText('Cinco: o banco de km.')).toBeVisible();
  });

  await test.step('shows one text: the mobile one on a phone', async () => {
    await expect(page.locator('.welcome-text--mobile')).toBeVisible({
      visible: isMobile,
    });
    await expect(page.locator('.welcome-text').first()).toBeVisible({
      visible: !isMobile,
    });
  });

  await test.step('saves the guide as a PDF with its name', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Baixar o guia do assinante' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('guia-do-assinante-rodar.pdf');
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('has a video that lasts about a minute, weighs at most 1.5 MB and can be asked for in parts', async () => {
    await expect
      .poll(() =>
        page.locator('video').evaluate((video: HTMLVideoElement) => video.duration),
      )
      .toBeGreaterThan(45);
    const part = await request.get('/media/videos/boas-vindas.mp4', {
      headers: { range: 'bytes=0-1' },
    });
    expect(part.status()).toBe(206);
    expect((await part.body()).length).toBe(2);
    expect(part.headers()['content-type']).toBe('video/mp4');
    const size = Number(/\/(\d+)$/.exec(part.headers()['content-range'] ?? '')?.[1]);
    expect(size).toBeLessThanOrEqual(1_500_000);
    expect(
      (
        await request.get('/media/videos/boas-vindas.mp4', {
          headers: { range: `bytes=${size}-` },
        })
      ).status(),
    ).toBe(416);
  });

  await test.step('waits for who prefers reduced motion, and hides header and footer', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expect(page.getByRole('button', { name: 'Ver o vídeo' })).toBeVisible();
    expect(await time(page)).toBe(0);
    await expect(page.locator('.hd, .ft')).toHaveCount(0);
  });
});

test('the papers of the site say what its pages say @desktop', async ({ request }) => {
  await test.step('papers of the site are small PDFs', async () => {
    for (const name of ['guia-do-assinante', 'politica-de-cookies']) {
      const paper = await request.get(`/media/${name}.pdf`);
      expect([paper.status(), paper.headers()['content-type']], name).toEqual([
        200,
        'application/pdf',
      ]);
      expect((await paper.body()).length, name).toBeLessThan(200 * 1024);
    }
  });

  await test.step('the PDF about cookies names what the page about them names', async () => {
    const page = await (
      await request.get('/institucional/preferencias-de-cookies')
    ).text();
    const names = [...page.matchAll(/<code>([^<]+)<\/code>/g)].flatMap(([, name = '']) =>
      name.split(', '),
    );
    expect(names.length).toBeGreaterThan(15);
    const paper = await request.get('/media/politica-de-cookies.pdf');
    const said = await lettersOf(await paper.body());
    expect(names.filter((name) => !said.includes(name))).toEqual([]);
  });
});

/** The whole text of a PDF without spaces. */
async function lettersOf(pdf: Buffer): Promise<string> {
  const paper = await (await PDFiumLibrary.init()).loadDocument(new Uint8Array(pdf));
  const pages = Array.from(paper.pages(), (page) => page.getText());
  // PDFium writes a hyphen at the end of a line as U+FFFE.
  return pages.join('').replaceAll('\uFFFE', '-').replace(/\s/g, '');
}
