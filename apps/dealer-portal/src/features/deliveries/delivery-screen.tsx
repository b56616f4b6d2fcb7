import { useParams } from 'react-router-dom';
import { failureOf, useGetDeliveryQuery } from '@site/api-client';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/contracts/site-paths';
import { AppLink, Empty, Failure, Skeleton } from '@site/ui';
import { deliveriesCopy as copy } from './deliveries.copy';
import { DeliveryDetail } from './delivery-detail';
import '../../shared/car-inspection/car-inspection.css';

/** One delivery: its facts, its milestones, its car, photos and the handover. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetDeliveryQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="wrap delivery">
      <title>{data?.customerName ?? copy.detail}</title>
      <p className="delivery-back">
        <AppLink className="link" to={pathInApp('dealer-portal', DEALER_DELIVERIES_PATH)}>
          {copy.back}
        </AppLink>
      </p>
      {data ? (
        <DeliveryDetail delivery={data} />
      ) : error ? (
        <NotShown error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={8} />
      )}
    </div>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = failureOf(error);
  return failure?.status === 404 || failure?.status === 400 ? (
    <Empty level={1} slim title={copy.gone} text={copy.goneText} />
  ) : (
    <>
      <h1 className="vh">{copy.detail}</h1>
      <Failure title={copy.detailFailed} traceId={failure?.traceId} onRetry={onRetry} />
    </>
  );
}
