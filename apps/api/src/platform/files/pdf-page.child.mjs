// Draws one page of the PDF on stdin and writes it to stdout as a JPEG. It is a process
// of its own, without variables, network or files except its packages: a PDF made to
// exhaust memory or time ends only this process. The exit code tells how it failed.
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

const UNREADABLE = 1;
const LOCKED = 3;
const ABSENT = 4;
/** Makes the small print of an A4 page readable: about 205 dots an inch. */
const LONGEST_SIDE = 2400;
/** A small page is drawn at no more than 300 dots an inch. */
const MOST_SCALE = 300 / 72;
const JPEG_QUALITY = 90;

const [number, memoryBytes, workMs] = process.argv.slice(2).map(Number);
const bytes = await buffer(process.stdin);
const { getDocument, PasswordException, VerbosityLevel } = await packages();
watch();
try {
  process.stdout.write(await draw());
} catch (error) {
  // Ends at once: pdf.js would keep the process open for a broken file.
  process.exit(error instanceof PasswordException ? LOCKED : UNREADABLE);
}

/**
 * pdf.js draws with the canvas, and draws nothing, without an error, when it is missing.
 */
async function packages() {
  try {
    await import('@napi-rs/canvas');
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } catch {
    // The parent reads from the exit code that a package is missing.
    return process.exit(ABSENT);
  }
}

/**
 * Ends the process above its memory or processor time. A thread does it, since drawing
 * lets no timer run. All memory counts, since neither byte arrays nor canvases are part
 * of the heap. Processor time stays the same on a busy machine.
 */
function watch() {
  const before = process.cpuUsage();
  new Worker(
    `setInterval(() => {
      const { user, system } = process.cpuUsage(${JSON.stringify(before)});
      const isAbove = process.memoryUsage.rss() > ${memoryBytes};
      if (isAbove || user + system > ${workMs * 1000})
        process.kill(process.pid, 'SIGKILL');
    }, 20);`,
    { eval: true },
  ).unref();
}

async function draw() {
  const { resolve } = createRequire(import.meta.url);
  const folder = (name) =>
    `${dirname(resolve('pdfjs-dist/package.json'))}${sep}${name}${sep}`;
  const file = await getDocument({
    data: new Uint8Array(bytes),
    // For fonts that the PDF names without containing them, and for texts of other
    // scripts.
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(LONGEST_SIDE / Math.max(width, height), MOST_SCALE);
  const viewport = page.getViewport({ scale });
  const { canvas } = file.canvasFactory.create(
    Math.ceil(viewport.width),
    Math.ceil(viewport.height),
  );
  await page.render({ canvas, viewport }).promise;
  return canvas.encode('jpeg', JPEG_QUALITY);
}
