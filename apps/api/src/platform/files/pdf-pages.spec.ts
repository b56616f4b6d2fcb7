import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pdfPageCounter } from './pdf-pages';
import { pdfOf, streamOf } from './testing/pdf-of';

jest.setTimeout(60_000); // counted in threads of their own
const WORKER = join(__dirname, 'pdf-pages.worker.mjs');
// A busy machine is slow, not wrong.
const count = pdfPageCounter(WORKER, { timeMs: 60_000 });
const MIB = 1024 * 1024;

/**
 * A valid PDF of one page whose objects are in a compressed stream that inflates to far
 * more than they need.
 */
function pdfThatInflates(paddingBytes: number): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 3 0 R>>',
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    '<</Type/Page/Parent 3 0 R>>',
  ];
  let offset = 0;
  const index = objects
    .map((object, at) => {
      const entry = `${at + 2} ${offset} `;
      offset += object.length + 1;
      return entry;
    })
    .join('');
  const inflated = Buffer.alloc(index.length + offset + paddingBytes, ' ');
  inflated.write(index + objects.join(' '));
  const stream = deflateSync(inflated);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${index.length}/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R/Size 5>>\n%%EOF\n'),
  ]);
}

describe('the pages of a PDF (security-requirements F1)', () => {
  it('are counted in compressed object streams too', async () => {
    const document = await PDFDocument.create();
    for (let pages = 0; pages < 3; pages += 1) document.addPage();
    expect(await count(await document.save({ useObjectStreams: true }))).toEqual({
      pages: 3,
    });
    expect(await count(pdfThatInflates(2 * MIB))).toEqual({ pages: 1 });
  });

  it('of a small file that inflates beyond all need are not counted: it is refused', async () => {
    const bytes = pdfThatInflates(40 * MIB);
    expect(bytes.length).toBeLessThan(MIB / 8);
    expect(await count(bytes)).toEqual({ problem: 'unreadable' });
  });

  it('of a file with many streams that each inflate a little are not counted either', async () => {
    const one = pdfThatInflates(4 * MIB);
    expect(await count(Buffer.concat(Array.from({ length: 10 }, () => one)))).toEqual({
      problem: 'unreadable',
    });
  });

  const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';

  it.each([
    ['one stream', '4 0 R', 60],
    ['many streams', `[${'4 0 R '.repeat(8)}]`, 2],
  ])(
    'with more to draw than papers have, in %s, are too heavy',
    async (_, contents, mib) => {
      const drawing = Buffer.alloc(mib * MIB, 'q 1 0 0 1 0 0 cm Q\n');
      const bytes = pdfOf(
        CATALOG,
        '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents}>>`,
        streamOf('/Filter/FlateDecode', deflateSync(drawing)),
      );
      expect(bytes.length).toBeLessThan(MIB / 4);
      expect(await count(bytes)).toEqual({ problem: 'heavy' });
    },
  );

  it('of a file that takes too much work are not counted; one that only waits comes late', async () => {
    const tree = `<</Type/Pages/Count 1/Kids[${'3 0 R '.repeat(300_000)}]>>`;
    const long = pdfOf(CATALOG, tree, '<</Type/Page/Parent 2 0 R>>');
    expect(await count(long)).toEqual({ pages: 300_000 });
    const endless = join(__dirname, 'testing/endless.worker.mjs');
    const hasty = pdfPageCounter(endless, { workMs: 1, timeMs: 60_000, lookMs: 1 });
    expect(await hasty(long)).toEqual({ problem: 'unreadable' });
    expect(await pdfPageCounter(WORKER, { timeMs: 1 })(long)).toEqual({
      problem: 'late',
    });
  });

  it('with a broken drawing are counted all the same', async () => {
    const page = '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>';
    const tree = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
    const broken = streamOf('/Filter/FlateDecode', 'no drawing');
    expect(await count(pdfOf(CATALOG, tree, page, broken))).toEqual({ pages: 1 });
  });

  it('are those that are there, whatever the page tree says', async () => {
    const page = '<</Type/Page/Parent 2 0 R>>';
    const tree = '<</Type/Pages/Count 1/Kids[3 0 R 3 0 R 3 0 R]>>';
    expect(await count(pdfOf(CATALOG, tree, page))).toEqual({ pages: 3 });
  });

  it.each([
    ['without a page', '<</Type/Pages/Count 7/Kids[]>>'],
    ['whose tree holds itself', '<</Type/Pages/Count 1/Kids[2 0 R]>>'],
    [
      'of a million nested arrays',
      `<</Type/Pages/Count 1/Kids${'['.repeat(1e6)}${']'.repeat(1e6)}>>`,
    ],
  ])('of a file %s are not counted', async (_, tree) => {
    expect(await count(pdfOf(CATALOG, tree))).toEqual({ problem: 'unreadable' });
  });
});
