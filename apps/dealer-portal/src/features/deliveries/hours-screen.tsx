import { useSelector } from 'react-redux';
import { failureOf, useGetDeliveryHoursQuery } from '@site/api-client';
import { selectViewer } from '@site/auth';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/contracts/site-paths';
import { AppLink, deferred, Empty, Failure, Skeleton } from '@site/ui';
import { hoursCopy as copy } from './hours.copy';
import { HoursOutside } from './hours-outside';
import '../../shared/car-inspection/car-inspection.css';

const HoursForm = deferred(async () => (await import('./hours-form')).HoursForm);

/** When the dealership hands cars over, and which chosen slots lie outside of it. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const isDealer = kind === 'dealer';
  const { data, error, refetch } = useGetDeliveryHoursQuery(undefined, {
    skip: !isDealer,
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
      {isDealer && (
        <header className="page-head">
          <div>
            <h1>{copy.title}</h1>
            <p>{copy.lead}</p>
          </div>
        </header>
      )}
      {!isDealer ? (
        // A seller who typed the address; nothing here leads them to it.
        <Empty level={1} title={copy.notYours} text={copy.notYoursText} />
      ) : data ? (
        <div className="delivery-two">
          <HoursForm hours={data} readAgain={() => refetch().unwrap()} />
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
