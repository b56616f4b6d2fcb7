import { type StatementLine } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { type Column } from '@site/ui';
import { partsCopy } from './contract-parts.copy';
import { NewestRows } from './newest-rows';

const copy = partsCopy.statement;
type Row = StatementLine & { index: number };

const COLUMNS: Column<Row>[] = [
  { key: 'what', head: copy.what, cell: ({ label }) => label },
  {
    key: 'day',
    head: copy.day,
    figure: true,
    phone: 'end',
    cell: ({ day }) => formatDate(day),
  },
  {
    key: 'amount',
    head: copy.amount,
    figure: true,
    cell: ({ amount }) => formatBRL(amount),
  },
  {
    key: 'balance',
    head: copy.balance,
    figure: true,
    phone: 'end',
    cell: ({ balance }) => copy.balanceOf(balance),
  },
];

/** The entries of the ledger that the customer sees, newest first. */
export function ContractStatement({ lines }: { lines: readonly StatementLine[] }) {
  const rows = lines.map((line, index) => ({ ...line, index })).reverse();
  return (
    <section aria-labelledby="extrato">
      <header className="contract-table-head">
        <h2 id="extrato">{copy.title}</h2>
      </header>
      {rows.length === 0 ? (
        <p className="soft">{copy.empty}</p>
      ) : (
        <NewestRows
          words={copy}
          caption={copy.title}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ index }) => String(index)}
        />
      )}
    </section>
  );
}
