import { useState } from 'react';
import { type StatementLine } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { type Column, DataTable } from '@site/ui';
import { contractCopy as copy } from './contract.copy';
import { FEW_ROWS } from './nearest-installments';

const COLUMNS: Column<StatementLine>[] = [
  { key: 'day', head: copy.day, cell: ({ day }) => formatDate(day) },
  { key: 'what', head: copy.what, cell: ({ label }) => label, phone: 'wide' },
  {
    key: 'amount',
    head: copy.amount,
    cell: ({ amount }) => copy.amountOf(amount),
    figure: true,
  },
  {
    key: 'balance',
    head: copy.balance,
    cell: ({ balance }) => copy.balanceOf(balance),
    figure: true,
    phone: 'start',
    phoneName: copy.balance,
  },
];

type StatementProps = {
  lines: readonly StatementLine[];
  /** Fine and interest until today in reais, which are not in the ledger yet. */
  lateCharges?: number | undefined;
};

/** The entries of the ledger that the customer sees, newest first; all when asked. */
export function Statement({ lines, lateCharges = 0 }: StatementProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = lines.map((line, index) => ({ ...line, index })).reverse();
  return (
    <section className="member-sec" aria-labelledby="contrato-extrato">
      <header className="member-head">
        <h2 id="contrato-extrato">{copy.statement}</h2>
        <p>{lines.length > 0 ? copy.statementLead : copy.statementEmpty}</p>
      </header>
      {rows.length > 0 && (
        <DataTable
          caption={copy.statement}
          columns={COLUMNS}
          rows={isWhole ? rows : rows.slice(0, FEW_ROWS)}
          rowKey={({ index }) => String(index)}
        />
      )}
      {rows.length > FEW_ROWS && (
        <button
          type="button"
          className="link contract-more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.lessStatement : copy.wholeStatement(rows.length)}
        </button>
      )}
      {lateCharges > 0 && <p className="soft">{copy.statementLate}</p>}
    </section>
  );
}
