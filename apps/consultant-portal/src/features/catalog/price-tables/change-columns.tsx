import { type ReactNode } from 'react';
import { type PriceChange } from '@site/api-contract/catalog';
import { type Column, Tag } from '@site/ui';
import { priceTablesCopy } from './price-tables.copy';

const copy = priceTablesCopy.one;

type Changed = {
  before: number | null;
  after: number | null;
  change: PriceChange;
};
type Words<Row> = {
  before: (row: Row) => ReactNode;
  after: (row: Row) => ReactNode;
  difference: (change: PriceChange) => string;
};

/**
 * Columns for a price in two tables: the old price, the new price, and the difference.
 */
export function changeColumns<Row extends Changed>(words: Words<Row>): Column<Row>[] {
  return [
    {
      key: 'before',
      head: copy.columns.before,
      figure: true,
      phone: 'hide',
      cell: words.before,
    },
    {
      key: 'after',
      head: copy.columns.after,
      figure: true,
      phone: 'end',
      cell: words.after,
    },
    {
      key: 'difference',
      head: copy.columns.difference,
      figure: true,
      phone: 'wide',
      cell: ({ change }) => (
        <>
          {change.isJump && <Tag tone="warn">{copy.jump}</Tag>} {words.difference(change)}
        </>
      ),
    },
  ];
}
