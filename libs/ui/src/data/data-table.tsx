import { type ReactNode } from 'react';
import './table.css';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular. */
  figure?: boolean;
  /** On a phone: left out, at either side, or on a line of its own. */
  phone?: 'hide' | 'start' | 'end' | 'wide';
  /** Shown above the value on a phone, where column heads are hidden. */
  phoneName?: string;
  /** In the first column: its first link or button opens the row, on a phone all of it. */
  opens?: boolean;
  sorted?: 'ascending' | 'descending';
  /** Hidden in the table, but shown in the list of narrow screens. */
  hidden?: boolean;
};

export type DataTableProps<Row> = {
  /** Subject and order of the table, for screen readers. */
  caption: string;
  /** The first column names the row and holds its link. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selectedKey?: string;
};

/** A table of the portals; on narrow screens each row is a list item with two lines. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  selectedKey,
}: DataTableProps<Row>) {
  return (
    <div className="table-box">
      <table className="table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head, figure, phone, sorted, hidden }) => (
              <th
                key={key}
                scope="col"
                className={figure ? 'num' : undefined}
                data-col={key}
                data-phone={phone}
                data-hidden={hidden || undefined}
                aria-sort={sorted}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-selected={rowKey(row) === selectedKey ? '' : undefined}
            >
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} first={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({
  column,
  row,
  first,
}: {
  column: Column<Row>;
  row: Row;
  first: boolean;
}) {
  const { key, cell, figure, phone, phoneName, opens, hidden } = column;
  if (first)
    return (
      <th
        scope="row"
        data-col={key}
        data-name={phoneName}
        data-opens={opens || undefined}
      >
        {cell(row)}
      </th>
    );
  return (
    <td
      className={figure ? 'num' : undefined}
      data-col={key}
      data-phone={phone}
      data-name={phoneName}
      data-hidden={hidden || undefined}
    >
      {cell(row)}
    </td>
  );
}

export type Figure = { label: ReactNode; value: ReactNode; note?: ReactNode };

/** A row of numbers above a table. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className="figures">
      {items.map(({ label, value, note }, index) => (
        <div key={index}>
          <dt>
            {label}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
