import { useParams } from 'react-router-dom';
import { useGetDeliveryQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_DELIVERIES_PATH } from '@site/api-contract/site-paths';
import { CarPage } from '../../../shared/car-inspection/car-page';
import { deliveriesCopy } from './deliveries.copy';
import { DeliveryDetail } from './delivery-detail';

/** One delivery: its facts, its milestones, its car, photos and the handover. */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetDeliveryQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <CarPage
      words={deliveriesCopy}
      listPath={pathInApp('dealer-portal', DEALER_DELIVERIES_PATH)}
      answer={query}
    >
      {(delivery) => <DeliveryDetail key={delivery.id} delivery={delivery} />}
    </CarPage>
  );
}
