import { INK } from '../brand/brand-colors';
import { BOLD, type Grid, SIZE } from './pdf-drawing';
import { unbroken } from './pdf-text';

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
  /** Points at the right of each column; usually the same between all. */
  gaps?: readonly number[];
  /** Index of a bold column. */
  strong?: number;
};

/** Rows of a list of months that is set in columns. */
const HEIGHT = 12;
/** Points: a column for two digits, and the room after a pair. */
const NUMBER = { width: 29, gap: 4 } as const;
const GAP = 18;

/**
 * A long table of two columns, number and amount, split into several beside each other,
 * read downwards: 36 months take 12 rows in three, 48 take them in four.
 */
export function sideBySide({
  caption,
  head,
  rows,
}: Pick<PdfTable, 'caption' | 'head' | 'rows'>): PdfTable {
  const times = Math.max(3, Math.ceil(rows.length / HEIGHT));
  const height = Math.ceil(rows.length / times);
  const columns = Array.from({ length: times }, (_, column) => column);
  const empty = head.map(() => '');
  return {
    caption,
    head: columns.flatMap(() => head),
    rows: Array.from({ length: height }, (_, row) =>
      columns.flatMap((column) => rows[column * height + row] ?? empty),
    ),
    right: columns.map((column) => column * head.length + 1),
    widths: columns.flatMap(() => [NUMBER.width, '*']),
    gaps: columns.flatMap((column) => [NUMBER.gap, column === times - 1 ? 0 : GAP]),
  };
}

/** Names at the left, their values beside them. */
export function factsGrid(facts: readonly (readonly [string, string])[]): Grid {
  const rows = facts.map(([name, value]) => [
    { text: unbroken(name), type: 'TH' as const, scope: 'Row', textColor: INK.soft },
    { text: unbroken(value) },
  ]);
  return { rows, widths: ['34%', '*'] };
}

export function tableGrid(table: PdfTable): Grid {
  const { head, rows, foot = [], right = [], strong, widths, gaps } = table;
  const font = { src: BOLD, size: SIZE };
  const cells = (row: readonly string[], more: object = {}) =>
    row.map((text, index) => ({
      text: unbroken(text),
      align: { x: right.includes(index) ? ('right' as const) : ('left' as const) },
      ...(index === strong && { font }),
      ...more,
    }));
  return {
    head: cells(head, { type: 'TH', scope: 'Column', font }),
    rows: [...rows.map((row) => cells(row)), ...foot.map((row) => cells(row, { font }))],
    widths,
    gaps,
  };
}
