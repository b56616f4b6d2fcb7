// Counts the pages of one PDF and ends. A thread of its own: a file made to exhaust
// memory or time takes only this.
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread's `resourceLimits` do not count byte arrays, and into those pdf-lib inflates
 * compressed objects.
 */
const BYTES_IN_ALL = 64 * 1024 * 1024;
let bytesLeft = BYTES_IN_ALL;
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, [first, ...rest], newTarget) {
    // A number or a list makes a new array; a buffer is only looked at.
    if (typeof first === 'number') bytesLeft -= first;
    else if (!(first instanceof ArrayBuffer)) bytesLeft -= first?.length ?? 0;
    // In a worker this ends the thread alone, not the API. An error would not do: pdf-lib
    // swallows it, leaves the object out and inflates the next one.
    if (bytesLeft < 0) process.exit();
    return Reflect.construct(target, [first, ...rest], newTarget);
  },
});

// Imported only now, so that whatever it keeps of the globals is the counting array.
const { EncryptedPDFError, PDFDocument } = await import('@cantoo/pdf-lib');

parentPort.postMessage('reading');
try {
  const document = await PDFDocument.load(workerData, { updateMetadata: false });
  parentPort.postMessage({ pages: document.getPageCount() });
} catch (error) {
  parentPort.postMessage({
    problem: error instanceof EncryptedPDFError ? 'locked' : 'unreadable',
  });
}
