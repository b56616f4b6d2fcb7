import { useListDealershipRecordsQuery } from '@site/api-client/desk';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_NEW_DEALERSHIP_PATH } from '@site/contracts/site-paths';
import { Answered } from '@site/shell/answered';
import { AppLink, DataTable, Empty, Skeleton } from '@site/ui';
import { DeskTabs } from '../../shared/desk-tabs';
import { dealershipColumns } from './dealership-columns';
import { dealershipsCopy as copy } from './dealerships.copy';
import '../../shared/work-page.css';

/** The dealerships: which are open, and who changed each last. */
export function Component() {
  const records = useListDealershipRecordsQuery(undefined, {
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
        <AppLink
          className="btn"
          to={pathInApp('consultant-portal', CONSULTANT_NEW_DEALERSHIP_PATH)}
        >
          {copy.add}
        </AppLink>
      </div>
      <Answered
        answer={records}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} label={copy.loading} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Empty slim title={copy.empty} />
          ) : (
            <DataTable
              caption={copy.caption}
              columns={dealershipColumns}
              rows={items}
              rowKey={({ id }) => id}
            />
          )
        }
      </Answered>
    </div>
  );
}
