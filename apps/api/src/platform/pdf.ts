import { formatDateTime } from '@site/contracts/brazil';
import { INK } from './ink';
import { printable } from './pdf-text';

/**
 * One block of a printed sheet, in reading order. Texts are plain; every one of them may
 * come from a form.
 */
export type PdfPart =
  | { heading: string }
  | { text: string }
  /**
   * A clause that limits what the customer may do: bold, with a rule at its left (CDC
   * art. 54 § 4).
   */
  | { clause: string }
  | { list: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { table: PdfTable };

export type PdfTable = {
  /** Says what the table is about; printed above it. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Bold rows below, such as sums. */
  foot?: readonly (readonly string[])[];
  /** Indices of the columns that stand at the right, as amounts do. */
  right?: readonly number[];
  /** One a column, in points, '20%' or '*' (the rest); equal unless said. */
  widths?: readonly (number | string)[];
};

export type PdfSheet = {
  title: string;
  lead?: string;
  /** Stands at the foot of every page beside 'Página n de m': code, hash. */
  mark: string;
  issuedAt: Date;
  /** Whose sheet it is: `brandOf(config)`. */
  brand: string;
  parts: readonly PdfPart[];
};

const MM = 72 / 25.4;
const MARGIN = 18 * MM;
const SIZE = 12; // the smallest that CDC art. 54 § 3 allows in a contract
const BOLD = 'Helvetica-Bold';
const PLAIN = 'Helvetica';
const ROOM_UNDER_HEADING = 90;
const ROOM_FOR_ROW = 44;

type Doc = PDFKit.PDFDocument;
type Struct = ReturnType<Doc['struct']>;

/**
 * The door to PDFs: an A4 document with real text, title, language and structure for
 * screen readers, sums and clauses as given. The same sheet gives the same bytes, so its
 * hash can be stored.
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
  for (const part of sheet.parts) writePart(doc, root, part);
  root.end();
  writeFeet(doc, sheet);
  doc.end();
  return bytes;
}

/** pdfkit writes the title into XML as it stands. */
const inXml = (text: string) => text.replace(/[<>&]/g, ' ');

function collect(doc: Doc): Promise<Buffer> {
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

function writePart(doc: Doc, root: Struct, part: PdfPart): void {
  if ('heading' in part) {
    if (roomLeft(doc) < ROOM_UNDER_HEADING) doc.addPage();
    doc.y += 12;
    say(doc, root, { tag: 'H2', text: part.heading, font: BOLD, size: 15, after: 6 });
  } else if ('text' in part) say(doc, root, { tag: 'P', text: part.text, after: 8 });
  else if ('clause' in part) writeClause(doc, root, part.clause);
  else if ('list' in part)
    part.list.forEach((item) =>
      say(doc, root, { tag: 'P', text: `• ${item}`, after: 4 }),
    );
  else if ('facts' in part) writeFacts(doc, root, part.facts);
  else writeTable(doc, root, part.table);
}

/**
 * What is said, as which structure element (`H1`, `P` …) and in which look; sizes are
 * points.
 */
type Line = {
  tag: string;
  text: string;
  font?: string;
  size?: number;
  color?: string;
  after?: number;
  indent?: number;
};

function say(
  doc: Doc,
  root: Struct,
  { tag, text, font = PLAIN, size = SIZE, color = INK.text, after = 0, indent = 0 }: Line,
): void {
  doc.font(font).fontSize(size).fillColor(color);
  const width = doc.page.width - 2 * MARGIN - indent;
  doc.text(printable(text), MARGIN + indent, doc.y, {
    width,
    lineGap: 2,
    structParent: root,
    structType: tag,
  });
  doc.y += after;
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

/** `scope` and `structParent` are newer than the types of pdfkit. */
type Cell = PDFKit.Mixins.CellOptions & { scope?: string };
type Grid = { head?: Cell[]; rows: Cell[][]; widths?: readonly (number | string)[] };

/** Rows with a rule below each; on a new page the head comes again. */
function drawTable(doc: Doc, root: Struct, { head, rows, widths }: Grid): void {
  const begin = () => {
    doc.font(PLAIN).fontSize(SIZE).fillColor(INK.text);
    doc.x = MARGIN;
    const options = {
      maxWidth: doc.page.width - 2 * MARGIN,
      ...(widths && { columnStyles: [...widths] }),
      defaultStyle: {
        border: 0,
        textColor: INK.text,
        padding: { top: 5, bottom: 5, left: 0, right: 14 },
      },
      structParent: root,
    };
    const table = doc.table(options);
    if (head) row(table, head);
    return table;
  };
  const row = (table: PDFKit.Mixins.PDFTableObject, cells: Cell[]) => {
    table.row(cells);
    const { y } = doc;
    artifact(doc, () =>
      doc
        .moveTo(MARGIN, y)
        .lineTo(doc.page.width - MARGIN, y)
        .lineWidth(0.75)
        .strokeColor(INK.line)
        .stroke(),
    );
  };
  let table = begin();
  for (const cells of rows) {
    if (roomLeft(doc) < ROOM_FOR_ROW) {
      table.end();
      doc.addPage();
      table = begin();
    }
    row(table, cells);
  }
  table.end();
  doc.x = MARGIN;
  doc.y += 10;
}

function rule(doc: Doc): void {
  const { y } = doc;
  artifact(doc, () =>
    doc
      .moveTo(MARGIN, y)
      .lineTo(doc.page.width - MARGIN, y)
      .lineWidth(1.5)
      .strokeColor(INK.text)
      .stroke(),
  );
  doc.y += 10;
}

function roomLeft(doc: Doc): number {
  return doc.page.height - MARGIN - doc.y;
}

/** Something seen that says nothing: screen readers pass over it. */
function artifact(
  doc: Doc,
  draw: () => unknown,
  options: PDFKit.Mixins.MarkingOptions = {},
): void {
  doc.markContent('Artifact', options);
  draw();
  doc.endMarkedContent();
}

function writeFeet(doc: Doc, { mark, issuedAt }: PdfSheet): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    doc.page.margins.bottom = 0; // else a line below the margin would start a new page
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
      },
      { type: 'Pagination' },
    );
  }
}
