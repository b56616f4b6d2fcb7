import { useState } from 'react';
import { type Column, DataTable, Tag } from '@site/ui';
import { changeColumns } from './change-columns';
import { type ComparedCell, type ComparedGroup } from './changed-prices';
import { priceTablesCopy } from './price-tables.copy';

const copy = priceTablesCopy.one;

const COLUMNS: Column<ComparedCell>[] = [
  {
    key: 'plan',
    head: copy.columns.plan,
    cell: ({ term, km }) => copy.plan(term, km),
  },
  ...changeColumns<ComparedCell>({
    before: ({ before }) => copy.price(before),
    after: ({ after }) => copy.price(after),
    difference: copy.difference,
  }),
];

type GroupChangesProps = {
  group: ComparedGroup;
  withSame: boolean;
  isOpen: boolean;
};

/** The prices of one version for one client type; rendered when first opened. */
export function GroupChanges({ group, withSame, isOpen }: GroupChangesProps) {
  const [open, setOpen] = useState(isOpen);
  const name = copy.group(group.version, group.client);
  const rows = withSame ? group.cells : group.cells.slice(0, group.changes);
  return (
    <details
      className="prices-group"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{name}</strong> <span>{copy.changed(group.changes)}</span>
        {group.jumps > 0 && <Tag tone="warn">{copy.jumps(group.jumps)}</Tag>}
      </summary>
      {open && (
        <DataTable
          caption={copy.caption(name)}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ term, km }) => `${term} ${km}`}
        />
      )}
    </details>
  );
}
