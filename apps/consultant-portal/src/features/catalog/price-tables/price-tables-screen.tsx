import { useListPriceTablesQuery } from '@site/api-client/consultant-calls';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_EXTRA_NAMES_PATH,
  CONSULTANT_EXTRA_PRICES_PATH,
  CONSULTANT_NEW_PRICES_PATH,
  CONSULTANT_SHEETS_PATH,
} from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { FetchedList } from '../../../shared/table/fetched-list';
import { RowsTable } from '../../../shared/table/rows-table';
import { extrasCopy } from './import/extras.copy';
import { importCopy } from './import/import.copy';
import { namesCopy } from './names/names.copy';
import { PriceEffects } from './price-effects';
import { priceTableColumns } from './price-table-columns';
import { priceTablesCopy as copy } from './price-tables.copy';
import './price-tables.css';

/** The price tables: the one in force, scheduled ones, and who imported them. */
export function Component() {
  const tables = useListPriceTablesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <FetchedList answer={tables} words={copy} actions={<Ways />}>
      {({ gapFrom, items, hasMore, guaranteeDays }) => (
        <>
          {gapFrom && <p className="notice notice--warn">{copy.gap(gapFrom)}</p>}
          <RowsTable
            words={copy}
            columns={priceTableColumns}
            rows={items}
            rowKey={({ id }) => id}
          />
          {hasMore && <p className="soft">{copy.hasMore}</p>}
          <details className="prices-more">
            <summary>{copy.more}</summary>
            <PriceEffects guaranteeDays={guaranteeDays} />
          </details>
        </>
      )}
    </FetchedList>
  );
}

function Ways() {
  return (
    <div className="prices-ways">
      <AppLink
        className="btn btn--sm"
        to={pathInApp('consultant-portal', CONSULTANT_NEW_PRICES_PATH)}
      >
        {importCopy.open}
      </AppLink>
      <AppLink
        className="btn btn--line btn--sm"
        to={pathInApp('consultant-portal', CONSULTANT_EXTRA_PRICES_PATH)}
      >
        {extrasCopy.open}
      </AppLink>
      <AppLink
        className="btn btn--line btn--sm"
        to={pathInApp('consultant-portal', CONSULTANT_EXTRA_NAMES_PATH)}
      >
        {namesCopy.open}
      </AppLink>
      <AppLink
        className="btn btn--line btn--sm"
        to={pathInApp('consultant-portal', CONSULTANT_SHEETS_PATH)}
      >
        {copy.sheets}
      </AppLink>
    </div>
  );
}
