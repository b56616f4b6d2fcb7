import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { pdfPagePainter } from './pdf-page-painter';
import { pdfOf, streamOf } from './testing/pdf-of';

jest.setTimeout(60_000); // drawn in processes of their own
const CHILD = join(__dirname, 'pdf-page.child.mjs');
const MIB = 1024 * 1024;
/** Longer than any test takes, on a busy machine too. */
const PATIENT_MS = 60_000;
const paint = pdfPagePainter(CHILD, { timeMs: PATIENT_MS });

type Painted = Awaited<ReturnType<typeof paint>>;
const pictureOf = (painted: Painted): Buffer => {
  if ('problem' in painted) throw new Error(`No picture: ${painted.problem}`);
  return painted.picture;
};
/** The spread of its grays; 0 for an empty page. */
const contrastOf = async (picture: Buffer) =>
  (await sharp(picture).greyscale().stats()).channels[0]?.stdev ?? 0;

/** One page of a size, with its drawing and the entries of its resources. */
const onePage = (
  content: Buffer,
  { box = '0 0 595 842', resources = '', catalog = '' } = {},
  ...more: (string | Buffer)[]
) =>
  pdfOf(
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${resources}>>>>`,
    content,
    ...more,
  );

/** One page that is never drawn to its end. */
const endless = () => {
  const form = (next: string) =>
    streamOf(
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next}>>>>`,
      '/X Do '.repeat(30),
    );
  return onePage(
    streamOf('', '/X Do'),
    { resources: '/XObject<</X 5 0 R>>' },
    ...[6, 7, 8, 9, 10].map((next) => form(`${next} 0 R`)),
    streamOf('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 9 9 re f'),
  );
};

describe('a page of a PDF as a picture', () => {
  it('is the page asked for, upright and large enough to read small print', async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]);
    const second = document.addPage([842, 595]);
    second.drawRectangle({ x: 0, y: 0, width: 421, height: 595 });
    const bytes = await document.save();
    const [one, two] = [
      pictureOf(await paint(bytes, 1)),
      pictureOf(await paint(bytes, 2)),
    ];
    expect(await contrastOf(one)).toBe(0);
    expect(await contrastOf(two)).toBeGreaterThan(100);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', height: 2400 });
    expect(await sharp(two).metadata()).toMatchObject({ width: 2400, height: 1696 });
  });

  it('shows texts in fonts that the file names and does not bring', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.TimesRoman);
    document.addPage([300, 200]).drawText('ação', { x: 20, y: 80, size: 80, font });
    const other = onePage(streamOf('', 'BT /F1 80 Tf 20 80 Td (Renda) Tj ET'), {
      box: '0 0 300 200',
      resources: '/Font<</F1<</Type/Font/Subtype/TrueType/BaseFont/Calibri>>>>',
    });
    for (const bytes of [await document.save(), other])
      expect(await contrastOf(pictureOf(await paint(bytes, 1)))).toBeGreaterThan(30);
  });

  it.each(['0 0 1000000 1000000', '0 0 2 900000'])(
    'has a bound of pixels, were the page as large as %s',
    async (box) => {
      const { width, height } = await sharp(
        pictureOf(await paint(onePage(streamOf('', ''), { box }), 1)),
      ).metadata();
      expect(Math.max(width, height)).toBe(2400);
    },
  );

  it('runs no script and asks no address that the file names', async () => {
    const asked: string[] = [];
    const server = createServer(({ url }, answer) => {
      asked.push(url ?? '');
      answer.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bytes = onePage(
      streamOf('', '0 0 300 300 re f q 100 0 0 100 0 0 cm /I1 Do Q'),
      {
        resources: '/XObject<</I1 5 0 R>>',
        catalog: `/OpenAction<</S/JavaScript/JS(app.launchURL\\("${at}/script"\\))>>/AA<</WC<</S/URI/URI(${at}/uri)>>>>`,
      },
      streamOf(
        `/Type/XObject/Subtype/Image/Width 10/Height 10/ColorSpace/DeviceGray/BitsPerComponent 8/F<</FS/URL/F(${at}/image)>>`,
        '',
      ),
    );
    expect(await contrastOf(pictureOf(await paint(bytes, 1)))).toBeGreaterThan(30);
    await new Promise((done) => server.close(done));
    expect(asked).toEqual([]);
  });
});

describe('no picture', () => {
  it('is there of a PDF with a password, of what is none, and of a page it lacks', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const open = await document.save();
    document.encrypt({ userPassword: 'segredo', ownerPassword: 'segredo' });
    expect(await paint(await document.save(), 1)).toEqual({ problem: 'locked' });
    expect(await paint(Buffer.from('%PDF-1.7\nnada'), 1)).toEqual({
      problem: 'unreadable',
    });
    expect(await paint(open, 2)).toEqual({ problem: 'unreadable' });
  });

  it('is there of a small file that inflates beyond all memory, and the process ends', async () => {
    const inner = deflateSync(Buffer.alloc(512 * MIB, ' '), { level: 1 });
    const bytes = onePage(
      streamOf('/Filter[/FlateDecode/FlateDecode]', deflateSync(inner)),
    );
    expect(bytes.length).toBeLessThan(MIB / 8);
    const patient = pdfPagePainter(CHILD, {
      memoryMb: 384,
      workMs: PATIENT_MS,
      timeMs: PATIENT_MS,
    });
    expect(await patient(bytes, 1)).toEqual({ problem: 'heavy' });
  });

  it('is there of a page that takes for ever', async () => {
    const hasty = pdfPagePainter(CHILD, { workMs: 1_000, timeMs: PATIENT_MS });
    expect(await hasty(endless(), 1)).toEqual({ problem: 'heavy' });
  });

  it('is there of a small file with a long drawing', async () => {
    const drawing = Buffer.alloc(60 * MIB, '0 0 9 9 re f\n');
    const bytes = onePage(streamOf('/Filter/FlateDecode', deflateSync(drawing)));
    expect(bytes.length).toBeLessThan(MIB / 4);
    expect(await pdfPagePainter(CHILD)(bytes, 1)).toEqual({ problem: 'heavy' });
  });

  it('is there once the reader left, and the process that drew is gone', async () => {
    const reader = new AbortController();
    const patient = pdfPagePainter(CHILD, { workMs: PATIENT_MS, timeMs: PATIENT_MS });
    const painted = patient(endless(), 1, reader.signal);
    const processes = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    while (processes() === 0) await new Promise(setImmediate);
    reader.abort();
    expect(await painted).toEqual({ problem: 'left' });
    while (processes() > 0) await new Promise(setImmediate);
    expect(await patient(endless(), 1, reader.signal)).toEqual({ problem: 'left' });
  });

  it.each([
    ['the packages are missing', () => undefined],
    [
      'sharp has nothing for this machine',
      (folder: string) => {
        for (const name of ['@hyzyla/pdfium', 'sharp']) {
          const at = join(folder, 'node_modules', name);
          mkdirSync(at, { recursive: true });
          writeFileSync(join(at, 'package.json'), '{"main":"index.js"}');
          writeFileSync(join(at, 'index.js'), 'throw new Error("no binary")');
        }
      },
    ],
  ])('is there where %s', async (_, install) => {
    const folder = mkdtempSync(join(tmpdir(), 'painter-'));
    install(folder);
    const alone = join(folder, 'pdf-page.child.mjs');
    copyFileSync(CHILD, alone);
    expect(
      await pdfPagePainter(alone, { timeMs: PATIENT_MS })(Buffer.from('%PDF-1.7'), 1),
    ).toEqual({
      problem: 'absent',
    });
    rmSync(folder, { recursive: true });
  });
});

it('the process that draws reads no file of ours, writes and starts nothing, dials nobody and knows no variable', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const curious = pdfPagePainter(join(__dirname, 'testing/curious.child.mjs'), {
    timeMs: PATIENT_MS,
  });
  const ends: unknown = JSON.parse(
    String(pictureOf(await curious(Buffer.from(String(port)), 1))),
  );
  await new Promise((done) => server.close(done));
  const denied = 'ERR_ACCESS_DENIED';
  expect(ends).toEqual({
    read: denied,
    write: denied,
    spawn: denied,
    dial: denied,
    variables: '',
  });
});
