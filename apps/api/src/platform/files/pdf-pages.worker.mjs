// Counts the pages of one PDF and ends. It is a thread of its own: a file made to exhaust
// memory or time ends only this thread.
import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';

/**
 * A thread's `resourceLimits` do not count byte arrays, into which pdf-lib inflates
 * compressed objects.
 */
const BYTES_IN_ALL = 64 * 1024 * 1024;
/** Limit of one page's inflated drawing; a printed paper has some hundred kilobytes. */
const DRAWING_BYTES = 8 * 1024 * 1024;
let bytesLeft = BYTES_IN_ALL;
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, [first, ...rest], newTarget) {
    // A number or a list allocates a new array; a buffer is only wrapped.
    if (typeof first === 'number') bytesLeft -= first;
    else if (!(first instanceof ArrayBuffer)) bytesLeft -= first?.length ?? 0;
    // In a worker this ends only the thread, not the API. An error would not help:
    // pdf-lib swallows it, skips the object and inflates the next one.
    if (bytesLeft < 0) process.exit();
    return Reflect.construct(target, [first, ...rest], newTarget);
  },
});

// Imported only now, so that pdf-lib sees the counting array among the globals.
const { EncryptedPDFError, PDFArray, PDFDocument, PDFName, PDFRawStream } =
  await import('@cantoo/pdf-lib');

parentPort.postMessage('reading');
try {
  const document = await PDFDocument.load(workerData, { updateMetadata: false });
  const isHeavy = document.getPages().some(({ node }) => drawsTooMuch(node));
  parentPort.postMessage(
    isHeavy ? { problem: 'heavy' } : { pages: document.getPageCount() },
  );
} catch (error) {
  parentPort.postMessage({
    problem: error instanceof EncryptedPDFError ? 'locked' : 'unreadable',
  });
}

/** Whether the drawing of a page inflates beyond its limit. */
function drawsTooMuch(page) {
  const contents = page.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_, at) => contents.lookup(at))
      : [contents];
  let left = DRAWING_BYTES;
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    left -= inflatedSize(stream, left);
    if (left < 0) return true;
  }
  return false;
}

/** Bytes of a stream once inflated; above `most` just a larger number. */
function inflatedSize(stream, most) {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  let bytes = stream.contents;
  try {
    for (const name of filters) {
      if (name !== PDFName.of('FlateDecode') && name !== PDFName.of('Fl')) break;
      bytes = inflateSync(bytes, { maxOutputLength: most + 1 });
    }
  } catch (error) {
    // A broken stream is the painter's problem.
    return error.code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0;
  }
  return bytes.length;
}
