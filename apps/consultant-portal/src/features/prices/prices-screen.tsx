import { useListPriceTablesQuery } from '@site/api-client/desk';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_EXTRA_PRICES_PATH,
  CONSULTANT_NEW_PRICES_PATH,
} from '@site/contracts/site-paths';
import { Answered } from '@site/shell/answered';
import { AppLink, DataTable, Empty, Skeleton } from '@site/ui';
import { DeskTabs } from '../../shared/desk-tabs';
import { extrasCopy } from './extras.copy';
import { importCopy } from './import.copy';
import { PriceEffects } from './price-effects';
import { priceTableColumns } from './price-table-columns';
import { pricesCopy as copy } from './prices.copy';
import '../../shared/work-page.css';
import './prices.css';

/** The price tables: which holds, which waits, and who imported them. */
export function Component() {
  const tables = useListPriceTablesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <DeskTabs />
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
        <div className="prices-ways">
          <AppLink
            className="btn"
            to={pathInApp('consultant-portal', CONSULTANT_NEW_PRICES_PATH)}
          >
            {importCopy.open}
          </AppLink>
          <AppLink
            className="btn btn--line"
            to={pathInApp('consultant-portal', CONSULTANT_EXTRA_PRICES_PATH)}
          >
            {extrasCopy.open}
          </AppLink>
        </div>
      </div>
      <Answered
        answer={tables}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={4} label={copy.loading} />}
      >
        {({ gapFrom, items, hasMore, guaranteeDays }) => (
          <>
            {gapFrom && <p className="notice notice--warn">{copy.gap(gapFrom)}</p>}
            {items.length === 0 ? (
              <Empty slim title={copy.empty} />
            ) : (
              <DataTable
                caption={copy.caption}
                columns={priceTableColumns}
                rows={items}
                rowKey={({ id }) => id}
              />
            )}
            {hasMore && <p className="soft">{copy.hasMore}</p>}
            <PriceEffects guaranteeDays={guaranteeDays} />
          </>
        )}
      </Answered>
    </div>
  );
}
