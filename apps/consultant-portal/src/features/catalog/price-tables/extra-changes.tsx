import { type Column, DataTable } from '@site/ui';
import { changeColumns } from './change-columns';
import { type ChangedExtra } from './changed-prices';
import { priceTablesCopy } from './price-tables.copy';

const copy = priceTablesCopy.one;

const COLUMNS: Column<ChangedExtra>[] = [
  { key: 'name', head: copy.columns.extra, cell: ({ name }) => name },
  ...changeColumns<ChangedExtra>({
    before: ({ before }) => copy.extraPrice(before),
    after: ({ after, charged }) => copy.extraPrice(after, charged),
    difference: copy.extraDifference,
  }),
];

/** Colors and add-ons of two tables, compared; empty when there are none to show. */
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
