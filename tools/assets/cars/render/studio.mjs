// Opens the studio: a headless Chromium with software rendering that runs scene.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const here = new URL('.', import.meta.url);
const three = join(dirname(createRequire(import.meta.url).resolve('three')), '.');
export const CHROMIUM =
  process.env.CHROMIUM ??
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find(existsSync);

/** @returns `{ shoot(slug, shot), close() }` */
export async function openStudio() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://studio').pathname;
    const file = path.startsWith('/three/')
      ? join(three, path.slice(7))
      : new URL(`..${path}`, here);
    if (path !== '/' && !existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', path === '/' ? 'text/html' : 'text/javascript');
    response.end(readFileSync(path === '/' ? new URL('page.html', here) : file));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  const page = await browser.newPage();
  let told = 0;
  page.on(
    'console',
    (line) =>
      line.type() !== 'debug' &&
      !line.text().includes('ReadPixels') &&
      told++ < 6 &&
      console.error('  studio:', line.text().slice(0, 2500)),
  );
  page.on('pageerror', (error) => console.error('  studio:', error.stack));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  return {
    /** Black and white render of a car, as floats (see scene.mjs). */
    async shoot(slug, shot) {
      const { pictures, ...told } = await page.evaluate(
        async ({ slug, shot }) => {
          const [{ shoot }, { shapes }, { models }] = await Promise.all([
            import('/render/scene.mjs'),
            import('/shapes/index.mjs'),
            import('/models.mjs'),
          ]);
          const result = shoot(
            {
              side: models.find((m) => m.slug === slug),
              shape: shapes[slug],
              wheel: shot.wheel,
            },
            shot,
          );
          const text = (floats) => {
            const bytes = new Uint8Array(floats.buffer);
            let out = '';
            for (let i = 0; i < bytes.length; i += 32768)
              out += String.fromCharCode(...bytes.subarray(i, i + 32768));
            return btoa(out);
          };
          return { ...result, pictures: result.pictures.map(text) };
        },
        { slug, shot },
      );
      return {
        ...told,
        pictures: pictures.map((p) => {
          const b = Buffer.from(p, 'base64');
          return new Float32Array(b.buffer, b.byteOffset, b.length / 4);
        }),
      };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
