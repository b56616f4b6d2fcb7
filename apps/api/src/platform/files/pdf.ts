import { formatDateTime } from '@site/api-contract/brazil';
import { INK } from '../brand/brand-colors';
import { type Drawings, type PaintedCar } from '../brand/drawings';
import { drawBars } from './pdf-bars';
import { factsGrid, type PdfTable, tableGrid } from './pdf-columns';
import {
  artifact,
  BOLD,
  DISPLAY,
  type Doc,
  drawTable,
  type Grid,
  heightOfTable,
  heightOfText,
  MARGIN,
  PLAIN,
  roomLeft,
  rule,
  say,
  SIZE,
  type Struct,
  textWidth,
} from './pdf-drawing';
import { printable } from './pdf-text';

/**
 * One block of a printed sheet, in reading order. Texts are plain; any of them may come
 * from a form.
 */
export type PdfPart =
  | {
      heading: string;
      /** Points that the heading and what follows it need to stay on one page. */
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

export type PdfSheet = {
  title: string;
  lead?: string;
  /** The figure that the sheet is about, large in its head, and its meaning. */
  amount?: { value: string; note: string };
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

/** Paragraphs and tables up to this height in points stay on one page. */
const KEPT_WHOLE = { paragraph: 130, table: 340 } as const;
/** Points that the beginning of a longer paragraph needs, and bars of a boleto. */
const BEGINNING = 90;

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
  for (const [index, part] of sheet.parts.entries()) {
    const isAtTop = doc.y <= MARGIN;
    const isFull = () => roomLeft(doc) <= needOf(doc, part, sheet.parts[index + 1]);
    if (!isAtTop && ('newPage' in part || isFull())) doc.addPage();
    await writePart(doc, root, part);
  }
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

/** A text on one line; pdfkit writes the title into XML without escaping it. */
export const inXml = (text: string) => text.replace(/[<>&\n]/g, ' ');

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
  { brand, car, title, lead, amount }: PdfSheet,
): Promise<void> {
  await drawBrand(doc, root, drawings, { brand, car });
  say(doc, root, { tag: 'H1', text: title, font: DISPLAY, size: 22, after: 4 });
  if (lead) say(doc, root, { tag: 'P', text: lead, color: INK.soft, after: 8 });
  if (amount) sayAmount(doc, root, amount);
  rule(doc);
}

/** A figure, and on its line what it is. */
function sayAmount(
  doc: Doc,
  root: Struct,
  { value, note }: NonNullable<PdfSheet['amount']>,
): void {
  const { y } = doc;
  say(doc, root, { tag: 'P', text: value, font: DISPLAY, size: AMOUNT_SIZE });
  const bottom = doc.y;
  const indent = doc.widthOfString(printable(value)) + 12;
  // Both stand on one line of writing.
  doc.y = y + (AMOUNT_SIZE - SIZE) * ASCENT;
  say(doc, root, { tag: 'P', text: note, color: INK.soft, indent });
  doc.y = Math.max(doc.y, bottom) + 6;
}

const AMOUNT_SIZE = 26;
/** From the top of a line of Archivo to its letters' foot, in sizes. */
const ASCENT = 0.878;

const LOGO = { width: 95, height: 26 } as const;

/** The logo, or logo and car on the road as wide as the text. */
export async function drawBrand(
  doc: Doc,
  root: Struct,
  drawings: Pick<Drawings, 'head' | 'logo'>,
  { brand, car }: Pick<PdfSheet, 'brand' | 'car'>,
): Promise<void> {
  const picture = car ? await drawings.head(car) : await drawings.logo();
  const width = car ? textWidth(doc) : LOGO.width;
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

/** Points that a part needs on the page where it begins. */
function needOf(doc: Doc, part: PdfPart, next?: PdfPart): number {
  const kept = (height: number, most: number, beginning = BEGINNING) =>
    height > most ? beginning : height;
  if ('heading' in part) {
    const { above, after } = HEADING;
    const height = above + heightOfText(doc, { ...HEADING, text: part.heading }) + after;
    return Math.max(part.room ?? 0, height + (next ? needOf(doc, next) : 0));
  }
  if ('clause' in part) return heightOfText(doc, { text: part.clause, ...CLAUSE });
  if ('text' in part)
    return (part.above ?? 0) + kept(heightOfText(doc, part), KEPT_WHOLE.paragraph);
  if ('facts' in part) return heightOfGrid(factsGrid(part.facts));
  if ('table' in part) {
    const caption = heightOfText(doc, { text: part.table.caption }) + CAPTION.after;
    return caption + heightOfGrid(tableGrid(part.table));
  }
  if ('list' in part) return kept(heightOfItems(doc, part.list), KEPT_WHOLE.table);
  return 'itf' in part ? BEGINNING : 0;

  /** A long table needs its head and first row, which stay together. */
  function heightOfGrid(grid: Grid): number {
    const beginning = heightOfTable(doc, { ...grid, rows: grid.rows.slice(0, 1) });
    return kept(heightOfTable(doc, grid), KEPT_WHOLE.table, beginning);
  }
}

async function writePart(doc: Doc, root: Struct, part: PdfPart): Promise<void> {
  if ('heading' in part) {
    doc.y += HEADING.above;
    say(doc, root, { ...HEADING, text: part.heading });
  } else if ('text' in part) {
    doc.y += part.above ?? 0;
    say(doc, root, { tag: 'P', text: part.text, after: 8 });
  } else if ('clause' in part) writeClause(doc, root, part.clause);
  else if ('list' in part)
    part.list.forEach((item) => say(doc, root, { ...ITEM, text: `• ${item}` }));
  else if ('facts' in part) drawTable(doc, root, factsGrid(part.facts));
  else if ('itf' in part) await drawBars(doc, part.itf);
  else if ('table' in part) {
    say(doc, root, { ...CAPTION, text: part.table.caption });
    drawTable(doc, root, tableGrid(part.table));
  }
}

/** Sizes and room in points; `above` is the room between a heading and what is before. */
const HEADING = { tag: 'H2', font: DISPLAY, size: 15, above: 12, after: 6 } as const;
const CAPTION = { tag: 'Caption', color: INK.soft, after: 4 } as const;

const ITEM = { tag: 'P', after: 4 } as const;

function heightOfItems(doc: Doc, items: readonly string[]): number {
  const heights = items.map((item) => heightOfText(doc, { text: `• ${item}` }));
  return heights.reduce((sum, height) => sum + height + ITEM.after, 0);
}

const CLAUSE = { font: BOLD, indent: 12 } as const;

function writeClause(doc: Doc, root: Struct, text: string): void {
  const height = heightOfText(doc, { text, ...CLAUSE });
  const { y } = doc;
  artifact(doc, () =>
    doc
      .moveTo(MARGIN + 1, y)
      .lineTo(MARGIN + 1, y + height)
      .lineWidth(2)
      .strokeColor(INK.text)
      .stroke(),
  );
  say(doc, root, { tag: 'P', text, ...CLAUSE, after: 10 });
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
