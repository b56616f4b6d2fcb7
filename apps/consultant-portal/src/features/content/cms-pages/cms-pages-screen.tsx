import { useListCmsPagesQuery } from '@site/api-client/consultant-calls';
import { FetchedList } from '../../../shared/table/fetched-list';
import { RowsTable } from '../../../shared/table/rows-table';
import { cmsPagesCopy as copy } from './cms-pages.copy';
import { pageColumns } from './page-columns';
import './cms-pages.css';

/**
 * The pages of the CMS: the author of each one's last version, and scheduled versions.
 */
export function Component() {
  const pages = useListCmsPagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <FetchedList answer={pages} words={copy}>
      {({ source, items }) =>
        source === 'wordpress' ? (
          <p className="notice">{copy.wordpress}</p>
        ) : (
          <RowsTable
            words={copy}
            columns={pageColumns}
            rows={items}
            rowKey={({ id }) => id}
          />
        )
      }
    </FetchedList>
  );
}
