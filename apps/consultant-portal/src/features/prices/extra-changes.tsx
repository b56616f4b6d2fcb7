import { type Column, DataTable, Tag } from '@site/ui';
import { type ChangedExtra } from './changed-prices';
import { pricesCopy } from './prices.copy';

const copy = pricesCopy.one;

const COLUMNS: Column<ChangedExtra>[] = [
  { key: 'name', head: copy.columns.extra, cell: ({ name }) => name },
  {
    key: 'before',
    head: copy.columns.before,
    figure: true,
    phone: 'hide',
    cell: ({ before }) => copy.price(before),
  },
  {
    key: 'after',
    head: copy.columns.after,
    figure: true,
    phone: 'end',
    cell: ({ after, charged }) => copy.extraPrice(after, charged),
  },
  {
    key: 'difference',
    head: copy.columns.difference,
    figure: true,
    phone: 'wide',
    cell: ({ change }) => (
      <>
        {change.isJump && <Tag tone="warn">{copy.jump}</Tag>} {copy.difference(change)}
      </>
    ),
  },
];

/** Colors and add-ons of two tables; nothing where none is to be shown. */
export function ExtraChanges({ extras }: { extras: readonly ChangedExtra[] }) {
  return extras.length === 0 ? null : (
    <div className="prices-extras-changes">
      <h3>{copy.extras}</h3>
      <DataTable
        caption={copy.extrasCaption}
        columns={COLUMNS}
        rows={extras}
        rowKey={({ kind, slug }) => `${kind} ${slug}`}
      />
    </div>
  );
}
