import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { failureOf, useListDeliveryPagesInfiniteQuery } from '@site/api-client';
import { selectViewer } from '@site/auth';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_DELIVERY_HOURS_PATH } from '@site/contracts/site-paths';
import {
  AppLink,
  ChoiceFilter,
  DataTable,
  Empty,
  Failure,
  Filters,
  Skeleton,
  TableFoot,
} from '@site/ui';
import { deliveriesCopy as copy } from './deliveries.copy';
import { deliveryColumns } from './delivery-columns';
import '../../shared/car-inspection/car-inspection.css';

/** Which deliveries the list shows, in the address. */
const STAGE_PARAM = 'etapa';

/** Cars that the dealership hands over, the earliest promise first. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const [params, setParams] = useSearchParams();
  const stage = params.get(STAGE_PARAM) === 'handed-over' ? 'handed-over' : 'coming';
  const { currentData, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useListDeliveryPagesInfiniteQuery({ stage });
  const items = currentData?.pages.flatMap((page) => page.items) ?? [];
  const first = currentData?.pages[0];
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        {kind === 'dealer' && (
          <AppLink
            className="link"
            to={pathInApp('dealer-portal', DEALER_DELIVERY_HOURS_PATH)}
          >
            {copy.hours}
          </AppLink>
        )}
      </div>
      <Filters>
        <ChoiceFilter
          id="etapa"
          label={copy.stage}
          value={stage}
          options={copy.stages}
          onChoose={(value) =>
            setParams(value === 'coming' ? {} : { [STAGE_PARAM]: value }, {
              replace: true,
            })
          }
        />
      </Filters>
      {error && items.length === 0 ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : !first ? (
        <Skeleton shape="row" count={6} />
      ) : items.length === 0 ? (
        <Empty slim title={copy.empty[stage]} />
      ) : (
        <>
          <DataTable
            caption={copy.caption}
            columns={deliveryColumns}
            rows={items}
            rowKey={(row) => row.id}
          />
          <TableFoot
            count={copy.count(items.length, first.total)}
            words={copy}
            hasMore={hasNextPage}
            isFetching={isFetching}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}
