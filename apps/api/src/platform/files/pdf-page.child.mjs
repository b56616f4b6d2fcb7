// Draws one page of the PDF on stdin and writes it to stdout as a JPEG. It is a process
// of its own, without variables, network or files except its packages: a PDF made to
// exhaust memory or time ends only this process. The exit code tells how it failed.
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
/** PDFium's wrapper throws no error of its own kind for it, so its words tell. */
const NEEDS_PASSWORD = 'Password required';

const [number, memoryBytes, workMs] = process.argv.slice(2).map(Number);
const bytes = await buffer(process.stdin);
const { PDFiumLibrary, sharp } = await packages();
watch();
try {
  process.stdout.write(await draw());
} catch (error) {
  process.exit(error.message.startsWith(NEEDS_PASSWORD) ? LOCKED : UNREADABLE);
}

async function packages() {
  try {
    const { PDFiumLibrary } = await import('@hyzyla/pdfium');
    const { default: sharp } = await import('sharp');
    return { PDFiumLibrary, sharp };
  } catch {
    // The parent reads from the exit code that a package is missing.
    return process.exit(ABSENT);
  }
}

/**
 * Ends the process above its memory or processor time. A thread does it, since drawing
 * lets no timer run. All memory counts, since the memory of WebAssembly is no
 * part of the heap. Processor time stays the same on a busy machine.
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
  const library = await PDFiumLibrary.init();
  const file = await library.loadDocument(bytes);
  if (number > file.getPageCount()) throw new Error(`There is no page ${number}`);
  const page = file.getPage(number - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    LONGEST_SIDE / Math.max(originalWidth, originalHeight),
    MOST_SCALE,
  );
  const { data } = await page.render({
    width: Math.ceil(originalWidth * scale),
    height: Math.ceil(originalHeight * scale),
    renderFormFields: true,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer(),
  });
  return data;
}
