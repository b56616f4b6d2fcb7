import { useState } from 'react';
import { type Installment } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { type Column, DataTable } from '@site/ui';
import { partsCopy } from './contract-parts.copy';

const copy = partsCopy.plan;
/** Number of rows before the consultant asks for all. */
const FEW = 6;

const COLUMNS: Column<Installment>[] = [
  { key: 'what', head: copy.what, cell: ({ label }) => label },
  {
    key: 'due',
    head: copy.due,
    figure: true,
    phone: 'end',
    cell: ({ dueDate }) => formatDate(dueDate),
  },
  {
    key: 'amount',
    head: copy.amount,
    figure: true,
    phone: 'hide',
    cell: ({ amount }) => formatBRL(amount),
  },
  {
    key: 'open',
    head: copy.open,
    figure: true,
    phone: 'end',
    cell: ({ open }) => formatBRL(open),
  },
  { key: 'status', head: copy.status, cell: ({ status }) => copy.statuses[status] },
];

/**
 * The installments; before the consultant asks for all, only those around the next one.
 */
export function ContractPlan({ installments }: { installments: readonly Installment[] }) {
  const [isWhole, setWhole] = useState(false);
  // Only months are counted, as on the customer's page; other charges are not.
  const months = installments.filter(({ kind }) => kind === 'mensalidade');
  const paid = months.filter(({ status }) => status === 'paga').length;
  return (
    <section aria-labelledby="parcelas">
      <header className="contract-table-head">
        <h2 id="parcelas">{copy.title}</h2>
        <p className="soft">{copy.lead(paid, months.length)}</p>
      </header>
      <DataTable
        caption={copy.title}
        columns={COLUMNS}
        rows={isWhole ? installments : nearest(installments)}
        rowKey={({ kind, number, label }) => `${kind}${number}${label}`}
      />
      {installments.length > FEW && (
        <button type="button" className="link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.showFew : copy.showAll(months.length)}
        </button>
      )}
    </section>
  );
}

/** The rows from the last settled one on. */
function nearest(installments: readonly Installment[]): readonly Installment[] {
  const next = installments.findIndex(
    ({ status }) => status !== 'paga' && status !== 'cancelada',
  );
  const last = Math.max(0, installments.length - FEW);
  const from = next < 0 ? last : Math.min(last, Math.max(0, next - 1));
  return installments.slice(from, from + FEW);
}
