// Counts the pages of one PDF and ends. A thread of its own: a file made to exhaust memory or time takes only this.
import { parentPort, workerData } from 'node:worker_threads';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';

try {
  const document = await PDFDocument.load(workerData, { updateMetadata: false });
  parentPort.postMessage({ pages: document.getPageCount() });
} catch (error) {
  parentPort.postMessage({
    problem: error instanceof EncryptedPDFError ? 'locked' : 'unreadable',
  });
}
