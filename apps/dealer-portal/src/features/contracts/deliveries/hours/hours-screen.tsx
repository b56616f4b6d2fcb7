import { useSelector } from 'react-redux';
import { useGetDeliveryHoursQuery } from '@site/api-client';
import { type DeliveryHours } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { deferred } from '@site/ui';
import { OpeningHoursPage } from '../../../../shared/opening-hours/opening-hours-page';
import { hoursCopy as copy } from './hours.copy';
import { HoursOutside } from './hours-outside';

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
    <OpeningHoursPage
      words={copy}
      back={pathInApp('dealer-portal', DEALER_DELIVERIES_PATH)}
      isDealer={isDealer}
      answer={hours}
      hasOutside={hasOutside}
    >
      {(shown) => (
        <>
          <HoursForm hours={shown} readAgain={() => hours.refetch().unwrap()} />
          <HoursOutside hours={shown} />
        </>
      )}
    </OpeningHoursPage>
  );
}

const hasOutside = ({ outside, workshopOutside = [] }: DeliveryHours) =>
  outside.length + workshopOutside.length > 0;
