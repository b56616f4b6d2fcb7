import { useListBankChargesQuery } from '@site/api-client';
import { type BankCharge, type OddEvent } from '@site/api-contract';
import { formatBRL, formatDate, formatDateTime } from '@site/api-contract/brazil';
import { Answered } from '@site/shell/answered';
import { type Column, DataTable, Skeleton } from '@site/ui';
import { partsCopy } from './contract-parts.copy';

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

/** Events of the bank that cannot be true: a person asks the bank about them. */
function OddEvents({ events }: { events: readonly OddEvent[] }) {
  return (
    <section className="contract-alarm" aria-labelledby="avisos">
      <h3 id="avisos">{copy.odd.title}</h3>
      <p>{copy.odd.lead}</p>
      <ul className="contract-amendments">
        {events.map(({ id, why, kind, receivedAt, facts }) => (
          <li key={id}>
            {copy.odd.whys[why]}
            <small>{copy.odd.came(formatDateTime(receivedAt), kind)}</small>
            {facts.map(({ name, value }) => (
              <small key={name}>
                {copy.odd.fact(copy.odd.facts[name] ?? name, value)}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Charges that the bank was asked for, with their payments, newest first. */
export function ContractBank({ contractId }: { contractId: string }) {
  const charges = useListBankChargesQuery({
    params: { id: contractId },
  });
  return (
    <section aria-labelledby="banco">
      <header className="contract-table-head">
        <h2 id="banco">{copy.title}</h2>
      </header>
      <Answered
        answer={charges}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={3} />}
      >
        {({ items, oddEvents, unheldRefund }) => (
          <>
            {unheldRefund !== undefined && (
              <p className="contract-alarm">{copy.unheld(unheldRefund)}</p>
            )}
            {oddEvents && <OddEvents events={oddEvents} />}
            {items.length === 0 ? (
              <p className="soft">{copy.empty}</p>
            ) : (
              <DataTable
                caption={copy.title}
                columns={COLUMNS}
                rows={items}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
