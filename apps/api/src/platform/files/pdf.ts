import { formatDateTime } from '@site/api-contract/brazil';
import { INK } from '../brand/brand-colors';
import { drawBars } from './pdf-bars';
import {
  artifact,
  BOLD,
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
  | { text: string }
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
  parts: readonly PdfPart[];
};

const ROOM_UNDER_HEADING = 90;

/**
 * Makes PDFs: an A4 document with real text, title, language and structure for screen
 * readers. The same sheet gives the same bytes, so its hash can be stored.
 */
export async function writePdf(sheet: PdfSheet): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const title = inXml(printable(sheet.title));
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: {
      Title: title,
      Author: inXml(printable(sheet.brand)),
      Creator: inXml(printable(sheet.brand)),
      Producer: 'pdfkit',
      CreationDate: sheet.issuedAt,
    },
  });
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  writeHead(doc, root, sheet);
  for (const part of sheet.parts) await writePart(doc, root, part);
  root.end();
  writeFeet(doc, sheet);
  doc.end();
  return bytes;
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

function writeHead(doc: Doc, root: Struct, { brand, title, lead }: PdfSheet): void {
  say(doc, root, {
    tag: 'P',
    text: brand,
    font: BOLD,
    size: 13,
    color: INK.soft,
    after: 14,
  });
  say(doc, root, { tag: 'H1', text: title, font: BOLD, size: 22, after: 4 });
  if (lead) say(doc, root, { tag: 'P', text: lead, color: INK.soft, after: 8 });
  rule(doc);
}

async function writePart(doc: Doc, root: Struct, part: PdfPart): Promise<void> {
  if ('heading' in part) {
    if (roomLeft(doc) < (part.room ?? ROOM_UNDER_HEADING)) doc.addPage();
    doc.y += 12;
    say(doc, root, { tag: 'H2', text: part.heading, font: BOLD, size: 15, after: 6 });
  } else if ('text' in part) say(doc, root, { tag: 'P', text: part.text, after: 8 });
  else if ('clause' in part) writeClause(doc, root, part.clause);
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
