import { useState } from 'react';
import { DataTable, type DataTableProps } from '@site/ui';

/** Number of rows before the consultant asks for all. */
const FEW = 6;

type NewestRowsProps<Row> = DataTableProps<Row> & {
  words: { showAll: (count: number) => string; showFew: string };
};

/** The first rows of a long table of a contract; the others are shown once asked for. */
export function NewestRows<Row>({ words, rows, ...table }: NewestRowsProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <DataTable {...table} rows={isWhole ? rows : rows.slice(0, FEW)} />
      {rows.length > FEW && (
        <button
          type="button"
          className="link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showFew : words.showAll(rows.length)}
        </button>
      )}
    </>
  );
}
