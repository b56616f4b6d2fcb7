import { type PdfTable } from './pdf';

/**
 * A long table of two columns, name and amount, split into several beside each other,
 * read downwards: in three, 36 months take 12 rows.
 */
export function sideBySide(
  times: number,
  { caption, head, rows }: Pick<PdfTable, 'caption' | 'head' | 'rows'>,
): PdfTable {
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
    widths: columns.flatMap(() => ['10%', '*']),
  };
}
