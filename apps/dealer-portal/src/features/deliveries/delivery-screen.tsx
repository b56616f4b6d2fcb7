import { useParams } from 'react-router-dom';
import { failureOf, useGetDeliveryQuery } from '@site/api-client';
import { type Delivery } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/contracts/site-paths';
import { AppLink, deferred, Empty, Failure, Skeleton, Tag } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { CarSection } from './car-section';
import { deliveriesCopy as copy } from './deliveries.copy';
import { DeliveryFacts } from './delivery-facts';
import { HandoverSection } from './handover-section';
import { MilestonesSection } from './milestones-section';
import './deliveries.css';

const PhotosSection = deferred(
  async () => (await import('./photos-section')).PhotosSection,
);

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
        <Detail delivery={data} />
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

function Detail({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <header className="page-head">
        <h1>{delivery.customerName}</h1>
        <p className="delivery-tags">
          <StateTag state={delivery.state} />
          {delivery.late && <Tag tone="err">{copy.late(delivery.late.days)}</Tag>}
        </p>
      </header>
      <DeliveryFacts delivery={delivery} />
      <div className="delivery-two">
        <MilestonesSection delivery={delivery} />
        <CarSection delivery={delivery} />
        <PhotosSection delivery={delivery} />
        <HandoverSection delivery={delivery} />
      </div>
    </>
  );
}
