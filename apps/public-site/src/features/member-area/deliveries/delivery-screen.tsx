import { useParams } from 'react-router-dom';
import { useGetDeliveryQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { deliveryPageCopy } from './delivery-page.copy';

const DeliveryDetail = deferred(
  async () => (await import('./delivery-detail')).DeliveryDetail,
);

/** `/area-logada/entregas/:id`: from the signed contract to the handover. */
export function DeliveryScreen() {
  const { id = '' } = useParams();
  const answer = useGetDeliveryQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage
      contract={{ id: answer.currentData?.id ?? id, tab: 'contract' }}
      answer={answer}
      copy={deliveryPageCopy}
    >
      {(delivery) => <DeliveryDetail delivery={delivery} />}
    </QueryPage>
  );
}
