import { useSelector } from 'react-redux';
import { failureOf, useListDeliveryPagesInfiniteQuery } from '@site/api-client';
import { selectViewer } from '@site/auth';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_DELIVERY_HOURS_PATH } from '@site/contracts/site-paths';
import { AppLink, Empty, PagedTable } from '@site/ui';
import { StageFilter, useStage } from '../../shared/car-inspection/stage-filter';
import { deliveriesCopy as copy } from './deliveries.copy';
import { deliveryColumns } from './delivery-columns';
import '../../shared/car-inspection/car-inspection.css';

/** Cars that the dealership hands over, the earliest promise first. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const stage = useStage('handed-over');
  const query = useListDeliveryPagesInfiniteQuery({ stage });
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
      <StageFilter label={copy.stage} value={stage} options={copy.stages} />
      <PagedTable
        query={query}
        columns={deliveryColumns}
        words={copy}
        empty={<Empty slim title={copy.empty[stage]} />}
        traceId={failureOf(query.error)?.traceId}
      />
    </div>
  );
}
