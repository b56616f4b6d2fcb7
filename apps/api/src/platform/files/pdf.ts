import { formatDateTime } from '@site/api-contract/brazil';
import { INK } from '../brand/brand-colors';
import { type Drawings, type PaintedCar } from '../brand/drawings';
import { drawBars } from './pdf-bars';
import {
  artifact,
  BOLD,
  DISPLAY,
  type Doc,
  drawTable,
  MARGIN,
  PLAIN,
  roomLeft,
  rule,
  say,
  SIZE,
  type Struct,
} from './pdf-drawing';
import { printable } from './pdf-text';

/**
 * One block of a printed sheet, in reading order. Texts are plain; any of them may come
 * from a form.
 */
export type PdfPart =
  | {
      heading: string;
      /**
       * Points that the heading and the block below it need: with less room they begin a
       * page.
       */
      room?: number;
    }
  /** `above` is further room above it in points, such as for a hand that signs. */
  | { text: string; above?: number }
  /**
   * A clause that limits the customer's rights: bold, with a rule at its left (CDC art.
   * 54 § 4).
   */
  | { clause: string }
  | { list: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { table: PdfTable }
  /** An even number of digits as bars (interleaved two of five), as on a boleto. */
  | { itf: string }
  /** The next part begins a new page. */
  | { newPage: true };

export type PdfTable = {
  /** The subject of the table, printed above it. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Bold rows below, such as sums. */
  foot?: readonly (readonly string[])[];
  /** Indices of the columns that are aligned right, such as amounts. */
  right?: readonly number[];
  /** One for each column, in points, '20%' or '*' (the rest); equal by default. */
  widths?: readonly (number | string)[];
};

export type PdfSheet = {
  title: string;
  lead?: string;
  /** At the foot of every page beside 'Página n de m': code, number. */
  mark: string;
  /** A further line below that, for a long hash. */
  fingerprint?: string;
  issuedAt: Date;
  /** Name of the sheet's brand: `brandOf(config)`. */
  brand: string;
  /** The car that the sheet is about: the head shows it on the road. */
  car?: PaintedCar;
  parts: readonly PdfPart[];
};

const ROOM_UNDER_HEADING = 90;

/**
 * Makes PDFs: an A4 document with real text, title, language and structure for screen
 * readers. The same sheet gives the same bytes, so its hash can be stored.
 */
export async function writePdf(drawings: Drawings, sheet: PdfSheet): Promise<Buffer> {
  const doc = await openDoc(drawings, { size: 'A4', bufferPages: true }, sheet);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await writeHead(doc, root, drawings, sheet);
  for (const part of sheet.parts) await writePart(doc, root, part);
  root.end();
  writeFeet(doc, sheet);
  doc.end();
  return bytes;
}

/** A document of the brand: tagged, in Portuguese, in Archivo. */
export async function openDoc(
  drawings: Pick<Drawings, 'fonts'>,
  options: PDFKit.PDFDocumentOptions,
  { title: words, brand, issuedAt }: Pick<PdfSheet, 'title' | 'brand' | 'issuedAt'>,
): Promise<Doc> {
  const { default: PDFDocument } = await import('pdfkit');
  const author = inXml(printable(brand));
  const doc = new PDFDocument({
    ...options,
    margin: MARGIN,
    lang: 'pt-BR',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: {
      Title: inXml(printable(words)),
      Author: author,
      Creator: author,
      Producer: 'pdfkit',
      CreationDate: issuedAt,
    },
  });
  // The style is also the family, by which a table finds the font again after each cell.
  for (const [style, font] of Object.entries(await drawings.fonts()))
    doc.registerFont(style, font, style);
  return doc;
}

/** pdfkit writes the title into XML without escaping it. */
export const inXml = (text: string) => text.replace(/[<>&]/g, ' ');

/** Collects the bytes of a document until it ends. */
export function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

async function writeHead(
  doc: Doc,
  root: Struct,
  drawings: Drawings,
  { brand, car, title, lead }: PdfSheet,
): Promise<void> {
  await drawBrand(doc, root, drawings, { brand, car });
  say(doc, root, { tag: 'H1', text: title, font: DISPLAY, size: 22, after: 4 });
  if (lead) say(doc, root, { tag: 'P', text: lead, color: INK.soft, after: 8 });
  rule(doc);
}

const LOGO = { width: 95, height: 26 } as const;

/** The logo, or logo and car on the road as wide as the text. */
export async function drawBrand(
  doc: Doc,
  root: Struct,
  drawings: Pick<Drawings, 'head' | 'logo'>,
  { brand, car }: Pick<PdfSheet, 'brand' | 'car'>,
): Promise<void> {
  const picture = car ? await drawings.head(car) : await drawings.logo();
  const width = car ? doc.page.width - 2 * MARGIN : LOGO.width;
  const { y } = doc;
  root.add(
    doc.struct('Figure', { alt: printable(brand) }, () => {
      doc.image(picture, MARGIN, y, { width });
    }),
  );
  doc.y = y + (car ? width / HEAD_RATIO : LOGO.height) + 16;
}

/** Width of the picture of a head to its height. */
const HEAD_RATIO = 5;

async function writePart(doc: Doc, root: Struct, part: PdfPart): Promise<void> {
  if ('heading' in part) {
    if (roomLeft(doc) < (part.room ?? ROOM_UNDER_HEADING)) doc.addPage();
    doc.y += 12;
    say(doc, root, {
      tag: 'H2',
      text: part.heading,
      font: DISPLAY,
      size: 15,
      after: 6,
    });
  } else if ('text' in part) {
    doc.y += part.above ?? 0;
    say(doc, root, { tag: 'P', text: part.text, after: 8 });
  } else if ('clause' in part) writeClause(doc, root, part.clause);
  else if ('list' in part)
    part.list.forEach((item) =>
      say(doc, root, { tag: 'P', text: `• ${item}`, after: 4 }),
    );
  else if ('facts' in part) writeFacts(doc, root, part.facts);
  else if ('itf' in part) await drawBars(doc, part.itf);
  else if ('newPage' in part) doc.addPage();
  else writeTable(doc, root, part.table);
}

function writeClause(doc: Doc, root: Struct, text: string): void {
  const width = doc.page.width - 2 * MARGIN - 12;
  const height = doc
    .font(BOLD)
    .fontSize(SIZE)
    .heightOfString(printable(text), { width, lineGap: 2 });
  if (roomLeft(doc) < height) doc.addPage();
  const { y } = doc;
  artifact(doc, () =>
    doc
      .moveTo(MARGIN + 1, y)
      .lineTo(MARGIN + 1, y + height)
      .lineWidth(2)
      .strokeColor(INK.text)
      .stroke(),
  );
  say(doc, root, { tag: 'P', text, font: BOLD, after: 10, indent: 12 });
}

function writeFacts(
  doc: Doc,
  root: Struct,
  facts: readonly (readonly [string, string])[],
): void {
  const rows = facts.map(([name, value]) => [
    { text: printable(name), type: 'TH' as const, scope: 'Row', textColor: INK.soft },
    { text: printable(value) },
  ]);
  drawTable(doc, root, { rows, widths: ['34%', '*'] });
}

function writeTable(
  doc: Doc,
  root: Struct,
  { caption, head, rows, foot = [], right = [], widths }: PdfTable,
): void {
  if (roomLeft(doc) < ROOM_UNDER_HEADING) doc.addPage();
  say(doc, root, { tag: 'Caption', text: caption, color: INK.soft, after: 4 });
  const cells = (row: readonly string[], more: object = {}) =>
    row.map((text, index) => ({
      text: printable(text),
      align: { x: right.includes(index) ? ('right' as const) : ('left' as const) },
      ...more,
    }));
  const font = { src: BOLD, size: SIZE };
  drawTable(doc, root, {
    head: cells(head, { type: 'TH', scope: 'Column', font }),
    rows: [...rows.map((row) => cells(row)), ...foot.map((row) => cells(row, { font }))],
    widths,
  });
}

function writeFeet(doc: Doc, { mark, fingerprint, issuedAt }: PdfSheet): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    doc.page.margins.bottom = 0; // otherwise a line below the margin would start a new page
    const y = doc.page.height - MARGIN + 8;
    doc.font(PLAIN).fontSize(9).fillColor(INK.soft);
    artifact(
      doc,
      () => {
        doc.text(
          printable(`${mark} · emitido em ${formatDateTime(issuedAt)}`),
          MARGIN,
          y,
          { lineBreak: false },
        );
        const pages = `Página ${index + 1} de ${count}`;
        doc.text(pages, doc.page.width - MARGIN - doc.widthOfString(pages), y, {
          lineBreak: false,
        });
        if (fingerprint)
          doc
            .fontSize(8)
            .text(printable(fingerprint), MARGIN, y + 13, { lineBreak: false });
      },
      { type: 'Pagination' },
    );
  }
}
