// Makes the welcome film of the brand that BRAND names: `node
// tools/assets/film/make.mjs [--still seconds …]`. Needs Debian's chromium and ffmpeg. No
// build runs it: the films lie in `media/videos` of the brand's folder.
import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { brandFolder, designTokens } from '../brand.mjs';
import { cast } from './cars.mjs';
import { frame } from './frame.mjs';
import { captions, FRAMES_A_SECOND, HEIGHT, SECONDS, WIDTH } from './story.mjs';

const NAME = 'boas-vindas';
const POSTER_AT = 4.4;
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const videos = join(brandFolder(), 'media/videos');
const work = mkdtempSync(join(tmpdir(), 'film-'));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  mkdirSync(videos, { recursive: true });
  const picture = await openStage();
  const stills = process.argv
    .slice(2)
    .filter((word) => word !== '--still')
    .map(Number);
  if (stills.length > 0) await drawStills(picture, stills);
  else await makeFilm(picture);
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

/**
 * A page that shows one frame after the other; answers with the PNG of the frame at a
 * time.
 */
async function openStage() {
  const font = readFileSync(
    join(
      repository,
      'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    ),
  ).toString('base64');
  const tokens = designTokens();
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(`<!DOCTYPE html><style>
    @font-face { font-family: Film; font-weight: 100 900; font-stretch: 62% 125%; src: url(data:font/woff2;base64,${font}); }
    ${tokens}
    [data-model] { --hill-far: color-mix(in srgb, var(--sky) 82%, var(--ground)); --hill-near: color-mix(in srgb, var(--sky) 58%, var(--ground)); }
    [data-model='noite'] { --sky: var(--asfalto-950); --ground: var(--asfalto-700); --hill-far: #11201c; --hill-near: #182b25; }
    [data-model='fim'] { --sky: var(--asfalto-950); --ground: var(--terra-500); --hill-far: #14231f; --hill-near: #20332d; }
    body { margin: 0; } svg { display: block; max-width: none; font-family: Film; font-weight: 420; }
    .wide { font-weight: 760; font-stretch: 116%; letter-spacing: -.02em; } .bold { font-weight: 650; } .medium { font-weight: 520; }
  </style>${await cast()}<svg id="film" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"></svg>`);
  await page.evaluate(() => document.fonts.load('760 40px Film'));
  const session = await page.context().newCDPSession(page);
  return async (time, options) => {
    await page.evaluate(
      (svg) => (document.getElementById('film').innerHTML = svg),
      frame(time, options),
    );
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  };
}

async function drawStills(picture, times) {
  for (const time of times)
    writeFileSync(
      join(tmpdir(), `film-${time}.png`),
      await picture(time, { still: time === POSTER_AT }),
    );
}

async function makeFilm(picture) {
  const master = join(work, 'master.mkv');
  const encoder = ffmpeg([
    '-f',
    'image2pipe',
    '-framerate',
    String(FRAMES_A_SECOND),
    '-c:v',
    'png',
    '-i',
    '-',
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv444p',
    master,
  ]);
  for (let at = 0; at < SECONDS * FRAMES_A_SECOND; at += 1) {
    const png = await picture(at / FRAMES_A_SECOND);
    if (!encoder.stdin.write(png))
      await new Promise((drained) => encoder.stdin.once('drain', drained));
    if (at % (5 * FRAMES_A_SECOND) === 0)
      process.stdout.write(`${at / FRAMES_A_SECOND} s\n`);
  }
  encoder.stdin.end();
  await ended(encoder);

  const shown = [
    '-vf',
    'scale=in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p',
    '-an',
  ];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-tune',
    'animation',
    '-crf',
    '30',
    '-movflags',
    '+faststart',
  ];
  await ended(
    ffmpeg(['-i', master, ...shown, ...h264, '-g', '240', join(videos, `${NAME}.mp4`)]),
  );
  writeFileSync(join(work, 'poster.png'), await picture(POSTER_AT, { still: true }));
  await ended(
    ffmpeg([
      '-i',
      join(work, 'poster.png'),
      '-c:v',
      'libwebp',
      '-quality',
      '82',
      join(videos, `${NAME}.webp`),
    ]),
  );
  writeFileSync(join(videos, `${NAME}.vtt`), captions());
  for (const ending of ['mp4', 'webp', 'vtt'])
    process.stdout.write(
      `${NAME}.${ending}: ${Math.round(statSync(join(videos, `${NAME}.${ending}`)).size / 1024)} KiB\n`,
    );
}

function ffmpeg(words) {
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new Error('ffmpeg is missing: sudo apt-get install ffmpeg');
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

function ended(child) {
  return new Promise((done, failed) =>
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`ffmpeg ended with ${code}`)),
    ),
  );
}
