import { useListDealershipRecordsQuery } from '@site/api-client/consultant-calls';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_NEW_DEALERSHIP_PATH } from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { FetchedList } from '../../../shared/table/fetched-list';
import { RowsTable } from '../../../shared/table/rows-table';
import { dealershipColumns } from './dealership-columns';
import { dealershipsCopy as copy } from './dealerships.copy';

/** The dealerships: their state, and the author of each one's last change. */
export function Component() {
  const records = useListDealershipRecordsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <FetchedList
      answer={records}
      words={copy}
      actions={
        <AppLink
          className="btn btn--sm"
          to={pathInApp('consultant-portal', CONSULTANT_NEW_DEALERSHIP_PATH)}
        >
          {copy.add}
        </AppLink>
      }
    >
      {({ items }) => (
        <RowsTable
          words={copy}
          columns={dealershipColumns}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
    </FetchedList>
  );
}
