import { INK } from '../brand/brand-colors';
import { type PrintStyle } from '../brand/drawings';
import { unbroken } from './pdf-text';

const MM = 72 / 25.4;
export const MARGIN = 18 * MM;
export const SIZE = 12; // the smallest size that CDC art. 54 § 3 allows in a contract
export const BOLD: PrintStyle = 'bold';
export const PLAIN: PrintStyle = 'regular';
/** Wide, for titles and prices. */
export const DISPLAY: PrintStyle = 'display';
/** Points above and below the words of a row. */
const ROW_PADDING = 4;
/** Points between two columns. */
const GAP = 14;
/** Points between two lines of a text. */
const LINE_GAP = 2;
/** Points that the beginning of a row needs that is taller than a page. */
const BEGINNING = 90;

/** Lengths are points. */
export type Doc = PDFKit.PDFDocument;
/** A node of the structure that screen readers follow. */
export type Struct = ReturnType<Doc['struct']>;

/** A text, its structure element (`H1`, `P` …) and its look; sizes are points. */
type Line = {
  tag: string;
  text: string;
  font?: PrintStyle;
  size?: number;
  color?: string;
  after?: number;
  indent?: number;
};

/** Writes a text below the last one. */
export function say(
  doc: Doc,
  root: Struct,
  { tag, text, font = PLAIN, size = SIZE, color = INK.text, after = 0, indent = 0 }: Line,
): void {
  doc.font(font).fontSize(size).fillColor(color);
  doc.text(unbroken(text), MARGIN + indent, doc.y, {
    width: textWidth(doc) - indent,
    lineGap: LINE_GAP,
    structParent: root,
    structType: tag,
  });
  doc.y += after;
}

/** Points that a text takes, without the room after it. */
export function heightOfText(
  doc: Doc,
  { text, font = PLAIN, size = SIZE, indent = 0 }: Omit<Line, 'tag'>,
): number {
  const width = textWidth(doc) - indent;
  doc.font(font).fontSize(size);
  return doc.heightOfString(unbroken(text), { width, lineGap: LINE_GAP });
}

/** `scope` and `structParent` are missing in the types of pdfkit. */
type Cell = PDFKit.Mixins.CellOptions & { text: string; scope?: string };
export type Grid = {
  head?: Cell[];
  rows: Cell[][];
  widths?: readonly (number | string)[];
  /** Points at the right of each column. */
  gaps?: readonly number[];
};

/**
 * Rows with a rule below each; a new page repeats the head. The last row never begins a
 * page alone. A row that is taller than a page flows over as many as it needs.
 */
export function drawTable(doc: Doc, root: Struct, grid: Grid): void {
  const { head, rows } = grid;
  const begin = () => {
    doc.font(PLAIN).fontSize(SIZE).fillColor(INK.text);
    doc.x = MARGIN;
    const options = {
      maxWidth: textWidth(doc),
      columnStyles: columnsOf(doc, grid).map(({ width, gap }) => ({
        width,
        padding: { top: ROW_PADDING, bottom: ROW_PADDING, left: 0, right: gap },
      })),
      defaultStyle: { border: 0, textColor: INK.text },
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
  const turnPage = () => {
    table.end();
    doc.addPage();
    table = begin();
  };
  const pageRoom =
    doc.page.height - 2 * MARGIN - (head ? heightOfRows(doc, grid, [head]) : 0);
  const needOf = (sum: number, cells: Cell[]) => {
    const height = heightOfRows(doc, grid, [cells]);
    return sum + (height < pageRoom ? height : BEGINNING);
  };
  rows.forEach((cells, index) => {
    const isNextToLast = index === rows.length - 2;
    const together = rows.slice(index, index + (isNextToLast ? 2 : 1));
    if (roomLeft(doc) <= together.reduce(needOf, 0)) turnPage();
    let left = cells;
    while (roomLeft(doc) <= heightOfRows(doc, grid, [left])) {
      const { fitting, later } = splitRow(doc, grid, left);
      table.row(fitting);
      turnPage();
      left = later;
    }
    row(table, left);
  });
  table.end();
  doc.x = MARGIN;
  doc.y += 10;
}

/** Points that a whole table needs. */
export function heightOfTable(doc: Doc, grid: Grid): number {
  return heightOfRows(doc, grid, [...(grid.head ? [grid.head] : []), ...grid.rows]);
}

function heightOfRows(doc: Doc, grid: Grid, rows: readonly Cell[][]): number {
  const columns = columnsOf(doc, grid);
  const height = rows.reduce((sum, cells) => {
    const heights = cells.map((cell, index) => heightOfCell(doc, cell, columns[index]));
    return sum + Math.max(...heights) + 2 * ROW_PADDING;
  }, 0);
  doc.font(PLAIN); // cells without a font of their own take the last one
  return height;
}

type Column = { width: number; gap: number };

function heightOfCell(
  doc: Doc,
  { text, font }: Cell,
  { width, gap }: Column = { width: 0, gap: 0 },
): number {
  doc.font(typeof font?.src === 'string' ? font.src : PLAIN).fontSize(SIZE);
  return doc.heightOfString(text, { width: width - gap });
}

/**
 * Splits a row that is taller than the room left: the part that fits, and the row for the
 * next page, which says the name of the row again.
 */
function splitRow(
  doc: Doc,
  grid: Grid,
  cells: readonly Cell[],
): Record<'fitting' | 'later', Cell[]> {
  const columns = columnsOf(doc, grid);
  // One point less, since a row as tall as the room would be moved to the next page.
  const room = roomLeft(doc) - 2 * ROW_PADDING - 1;
  const parts = cells.map((cell, index) => {
    const end = fittingLetters(
      cell.text,
      (text) => heightOfCell(doc, { ...cell, text }, columns[index]) <= room,
    );
    const rest = cell.text.slice(end).trimStart();
    const later = rest === '' && cell.type === 'TH' ? cell.text : rest;
    return [
      { ...cell, text: cell.text.slice(0, end).trimEnd() },
      { ...cell, text: later },
    ] as const;
  });
  doc.font(PLAIN); // cells without a font of their own take the last one
  return {
    fitting: parts.map(([fitting]) => fitting),
    later: parts.map(([, later]) => later),
  };
}

/** Letters of a text that fit, up to the end of a word where there is one. */
function fittingLetters(text: string, fits: (beginning: string) => boolean): number {
  if (fits(text)) return text.length;
  let [some, all] = [1, text.length];
  while (all - some > 1) {
    const middle = Math.floor((some + all) / 2);
    if (fits(text.slice(0, middle))) some = middle;
    else all = middle;
  }
  const wordEnd = text.slice(0, some + 1).search(/[ \n][^ \n]*$/);
  return wordEnd > 0 ? wordEnd : some;
}

/** Points of each column: equal, or as `widths` says; the text ends with the last one. */
function columnsOf(doc: Doc, { rows, widths, gaps }: Grid): Column[] {
  const all = textWidth(doc);
  const columns = (rows[0] ?? []).map((_, index) => {
    const width = widths?.[index] ?? '*';
    if (typeof width === 'number') return width;
    return width === '*' ? null : (parseFloat(width) / 100) * all;
  });
  const taken = columns.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const rest = (all - taken) / columns.filter((width) => width === null).length;
  return columns.map((width, index) => ({
    width: width ?? rest,
    gap: gaps?.[index] ?? (index === columns.length - 1 ? 0 : GAP),
  }));
}

/** A line across the sheet. */
export function rule(doc: Doc): void {
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

/** Points between the margins. */
export function textWidth(doc: Doc): number {
  return doc.page.width - 2 * MARGIN;
}

/** Points between the last line and the bottom margin. */
export function roomLeft(doc: Doc): number {
  return doc.page.height - MARGIN - doc.y;
}

/** Draws a decoration, which screen readers skip. */
export function artifact(
  doc: Doc,
  draw: () => unknown,
  options: PDFKit.Mixins.MarkingOptions = {},
): void {
  doc.markContent('Artifact', options);
  draw();
  doc.endMarkedContent();
}
