import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { downloadDocument } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { fileOf } from '../testing/files';
import { send } from '../testing/sent-files';

jest.setTimeout(60_000); // 49 million pixels
const api = testApi();
const MIB = 1024 * 1024;
/** 49 megapixels, just below the limit: 140 MiB at three bytes a pixel. */
const WIDTH = 8000;
const HEIGHT = 6125;
const DECODED = WIDTH * HEIGHT * 3;
let file: Buffer;
beforeAll(() => (file = smallFileOfManyPixels()));

/**
 * A picture of a few KB. Being interlaced and turned on its side, it can only be decoded
 * as a whole. Another process draws it, so that its memory does not count here.
 */
function smallFileOfManyPixels(): Buffer {
  const draw = `
    const sharp = require('sharp');
    const size = (width, height, background) =>
      ({ create: { width, height, channels: 3, background } });
    sharp(size(${WIDTH}, ${HEIGHT}, '#ece8de'))
      .composite([{ input: size(${WIDTH / 2}, ${WIDTH / 4}, '#3c5c56'), top: 0, left: 0 }])
      .withMetadata({ orientation: 6 })
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer()
      .then((bytes) => process.stdout.write(bytes));`;
  return execFileSync(process.execPath, ['-e', draw], { maxBuffer: 64 * MIB });
}

/** Most memory of the process above the start while `work` ran. */
async function peakOf<T>(work: () => Promise<T>): Promise<{ result: T; bytes: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const result = await work();
  clearInterval(watch);
  return { result, bytes: peak - before };
}

describe('a picture of 49 megapixels (security-requirements F1)', () => {
  it('is kept smaller and upright, in memory of at most three times its pixels', async () => {
    expect(file.length).toBeLessThan(MIB);
    const customer = await api.asRole('customer');
    const { result, bytes } = await peakOf(() =>
      send(customer, fileOf(file, 'frente.png')),
    );
    expect(result.status).toBe(200);
    expect(result.data).toMatchObject({ name: 'frente.png', mediaType: 'image/jpeg' });
    expect(bytes / MIB).toBeLessThan((3 * DECODED) / MIB);
    const kept = await customer.send(downloadDocument, {
      params: { id: customer.userId, documentId: result.data.id },
    });
    const { width, height, orientation } = await sharp(kept.bytes).metadata();
    expect(width).toBe(3136);
    expect(height).toBe(4096);
    expect(orientation).toBe(undefined);
  });

  it('is told to be cut short when its end is missing', async () => {
    const { status, body } = await send(
      await api.asRole('customer'),
      fileOf(file.subarray(0, file.length >> 1)),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'File',
        message:
          'Não conseguimos abrir essa imagem. Tire outra foto ou envie outro arquivo.',
      },
    ]);
  });
});
