import { DataTable, type DataTableProps, Empty } from '@site/ui';

type RowsTableProps<Row> = Omit<DataTableProps<Row>, 'caption'> & {
  words: { caption: string; empty: string };
};

/** Rows as a table, or the message that there are none. */
export function RowsTable<Row>({ words, ...table }: RowsTableProps<Row>) {
  return table.rows.length === 0 ? (
    <Empty slim title={words.empty} />
  ) : (
    <DataTable caption={words.caption} {...table} />
  );
}
