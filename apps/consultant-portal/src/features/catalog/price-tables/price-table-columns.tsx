import { type PriceTableSummary } from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import { type PriceTableState } from '@site/api-contract/catalog';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantPriceTablePath } from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { AppLink, type Column, Tag, type TagProps } from '@site/ui';
import { priceTablesCopy as copy } from './price-tables.copy';

const TONES: Record<PriceTableState, NonNullable<TagProps['tone']>> = withFallback(
  {
    current: 'ok',
    scheduled: 'info',
    covered: 'neutral',
    past: 'neutral',
    withdrawn: 'warn',
  },
  'neutral',
);

export function PriceTableTag({ state }: Pick<PriceTableSummary, 'state'>) {
  return <Tag tone={TONES[state]}>{copy.state(state)}</Tag>;
}

export const priceTableColumns: Column<PriceTableSummary>[] = [
  {
    key: 'name',
    head: copy.columns.name,
    opens: true,
    cell: ({ id, name }) => (
      <AppLink to={pathInApp('consultant-portal', consultantPriceTablePath(id))}>
        {name}
      </AppLink>
    ),
  },
  {
    key: 'state',
    head: copy.columns.state,
    phone: 'end',
    cell: (table) => (
      <>
        <PriceTableTag state={table.state} />
        {copy.turn(table) && <small>{copy.turn(table)}</small>}
      </>
    ),
  },
  { key: 'days', head: copy.columns.days, phone: 'wide', cell: copy.days },
  {
    key: 'imported',
    head: copy.columns.imported,
    phone: 'wide',
    phoneName: copy.columns.imported,
    cell: ({ imported }) =>
      imported ? (
        <>
          {copy.who(imported)}
          <small>{copy.at(imported)}</small>
        </>
      ) : (
        <span className="soft">{copy.unknown}</span>
      ),
  },
  {
    key: 'prices',
    head: copy.columns.prices,
    figure: true,
    phone: 'hide',
    cell: ({ prices }) => formatCount(prices),
  },
];
