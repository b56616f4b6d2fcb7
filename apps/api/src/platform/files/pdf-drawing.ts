import { INK } from '../brand/brand-colors';
import { type PrintStyle } from '../brand/drawings';
import { printable } from './pdf-text';

const MM = 72 / 25.4;
export const MARGIN = 18 * MM;
export const SIZE = 12; // the smallest size that CDC art. 54 § 3 allows in a contract
export const BOLD: PrintStyle = 'bold';
export const PLAIN: PrintStyle = 'regular';
/** Wide, for titles and prices. */
export const DISPLAY: PrintStyle = 'display';
const ROOM_FOR_ROW = 44;

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
  const width = doc.page.width - 2 * MARGIN - indent;
  doc.text(printable(text), MARGIN + indent, doc.y, {
    width,
    lineGap: 2,
    structParent: root,
    structType: tag,
  });
  doc.y += after;
}

/** `scope` and `structParent` are missing in the types of pdfkit. */
type Cell = PDFKit.Mixins.CellOptions & { scope?: string };
type Grid = {
  head?: Cell[];
  rows: Cell[][];
  widths?: readonly (number | string)[];
};

/** Rows with a rule below each; a new page repeats the head. */
export function drawTable(doc: Doc, root: Struct, { head, rows, widths }: Grid): void {
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
