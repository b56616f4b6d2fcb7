import { failureOf, useGetDeliveryHoursQuery } from '@site/api-client';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/contracts/site-paths';
import { AppLink, deferred, Failure, Skeleton } from '@site/ui';
import { hoursCopy as copy } from './hours.copy';
import { HoursOutside } from './hours-outside';
import '../../shared/car-inspection/car-inspection.css';

const HoursForm = deferred(async () => (await import('./hours-form')).HoursForm);

/** When the dealership hands cars over, and which chosen slots lie outside of it. */
export function Component() {
  const { data, error, refetch } = useGetDeliveryHoursQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap delivery">
      <title>{copy.title}</title>
      <p className="delivery-back">
        <AppLink className="link" to={pathInApp('dealer-portal', DEALER_DELIVERIES_PATH)}>
          {copy.back}
        </AppLink>
      </p>
      <header className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </header>
      {data ? (
        <div className="delivery-two">
          <HoursForm hours={data} />
          <HoursOutside slots={data.outside} />
        </div>
      ) : error ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={6} />
      )}
    </div>
  );
}
