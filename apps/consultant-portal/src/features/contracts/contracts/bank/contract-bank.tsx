import { useListBankChargesQuery } from '@site/api-client';
import { type BankCharge } from '@site/api-contract';
import { formatBRL, formatDate, formatDateTime } from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { type Column, Skeleton } from '@site/ui';
import { partsCopy } from '../contract-parts.copy';
import { NewestRows } from '../newest-rows';
import { OddEvents } from './odd-events';

const copy = partsCopy.bank;

const COLUMNS: Column<BankCharge>[] = [
  {
    key: 'what',
    head: copy.what,
    cell: ({ label, dueDate }) => (
      <>
        {label}
        <small>{copy.due(formatDate(dueDate))}</small>
      </>
    ),
  },
  {
    key: 'method',
    head: copy.method,
    phone: 'end',
    cell: ({ method }) => copy.methods[method],
  },
  {
    key: 'state',
    head: copy.state,
    cell: ({ state, payments }) => (
      <>
        {copy.states[state]}
        {payments.map(({ paidAt, amount, refunded }) => (
          <small key={paidAt}>
            {copy.paid(formatDateTime(paidAt), amount, refunded)}
          </small>
        ))}
      </>
    ),
  },
  {
    key: 'asked',
    head: copy.asked,
    figure: true,
    phone: 'hide',
    cell: ({ askedAt }) => formatDateTime(askedAt),
  },
  {
    key: 'amount',
    head: copy.amount,
    figure: true,
    phone: 'end',
    cell: ({ amount }) => formatBRL(amount),
  },
];

/** Charges at the bank with their payments, newest first. */
export function ContractBank({ contractId }: { contractId: string }) {
  const charges = useListBankChargesQuery({
    params: { id: contractId },
  });
  return (
    <section aria-labelledby="banco">
      <header className="contract-table-head">
        <h2 id="banco">{copy.title}</h2>
      </header>
      <QueryState
        answer={charges}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={3} />}
      >
        {({ items, oddEvents, unheldRefund }) => (
          <>
            {unheldRefund !== undefined && (
              <p className="contract-alarm">{copy.unheld(unheldRefund)}</p>
            )}
            {oddEvents && <OddEvents contractId={contractId} events={oddEvents} />}
            {items.length === 0 ? (
              <p className="soft">{copy.empty}</p>
            ) : (
              <NewestRows
                words={copy}
                caption={copy.title}
                columns={COLUMNS}
                rows={items}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
