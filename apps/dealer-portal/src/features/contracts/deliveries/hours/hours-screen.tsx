import { useSelector } from 'react-redux';
import { useGetDeliveryHoursQuery } from '@site/api-client';
import { type DeliveryHours } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { BackLink, deferred, Empty } from '@site/ui';
import { hoursCopy as copy } from './hours.copy';
import { HoursOutside } from './hours-outside';
import '../../../../shared/car-inspection/car-inspection.css';

const HoursForm = deferred(async () => (await import('./hours-form')).HoursForm);

/** The hours in which the dealership delivers cars, and appointments outside of them. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const isDealer = kind === 'dealer';
  const hours = useGetDeliveryHoursQuery(undefined, {
    skip: !isDealer,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap delivery">
      <title>{copy.title}</title>
      <p className="delivery-back">
        <BackLink to={pathInApp('dealer-portal', DEALER_DELIVERIES_PATH)}>
          {copy.back}
        </BackLink>
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
        // Shown to sellers who typed the address, since no link leads them here.
        <Empty level={1} title={copy.notYours} text={copy.notYoursText} />
      ) : (
        <QueryState answer={hours} failed={copy.failed}>
          {(shown) => (
            <div className={hasOutside(shown) ? 'delivery-two' : 'hours-alone'}>
              <HoursForm hours={shown} readAgain={() => hours.refetch().unwrap()} />
              <HoursOutside hours={shown} />
            </div>
          )}
        </QueryState>
      )}
    </div>
  );
}

const hasOutside = ({ outside, workshopOutside = [] }: DeliveryHours) =>
  outside.length + workshopOutside.length > 0;
