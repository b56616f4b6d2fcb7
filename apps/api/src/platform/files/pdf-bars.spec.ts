import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { testDrawings } from '../../testing/drawings';
import { writePdf } from './pdf';
import { barWidths } from './pdf-bars';
import { pdfPagePainter } from './pdf-page-painter';

jest.setTimeout(60_000); // a process of its own paints
const DIGITS = '99995165600001799000000100000000420000012345';
const paint = pdfPagePainter(join(__dirname, 'pdf-page.child.mjs'), { timeMs: 60_000 });

beforeAll(() => {
  const wasmBinary = new Uint8Array(
    readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ).buffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});

describe('the bars of a boleto', () => {
  it('are 405 modules of 0.254 mm, 103 mm in all, the wide ones three times the narrow', async () => {
    const widths = await barWidths(DIGITS);
    expect(new Set(widths)).toEqual(new Set([1, 3]));
    const modules = widths.reduce((sum, width) => sum + width, 0);
    expect(modules).toBe(405);
    expect(Math.round(modules * 0.254)).toBe(103);
  });

  it('are read from the sheet as the very digits', async () => {
    const sheet = await writePdf(testDrawings, {
      ...{ title: 'Boleto', mark: 'C-1', brand: 'Rodar' },
      lead: 'Mensalidade 1 de 36',
      issuedAt: new Date('2026-11-21T12:00:00Z'),
      parts: [{ itf: DIGITS }],
    });
    const painted = await paint(sheet, 1);
    if ('problem' in painted) throw new Error(painted.problem);
    const { data, info } = await sharp(painted.picture)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = await readBarcodes({
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb',
    } as ImageData);
    expect(found.map(({ format, text }) => [format, text])).toEqual([['ITF', DIGITS]]);
  });
});
