import { useParams } from 'react-router-dom';
import { useGetReturnQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_RETURNS_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { CarPage } from '../../../shared/car-inspection/car-page';
import { returnsCopy } from './returns.copy';

const ReturnDetail = deferred(async () => (await import('./return-detail')).ReturnDetail);

/** One return: its facts, photos, damages, and the receipt of the car. */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetReturnQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <CarPage
      words={returnsCopy}
      listPath={pathInApp('dealer-portal', DEALER_RETURNS_PATH)}
      answer={query}
    >
      {(carReturn) => <ReturnDetail key={carReturn.id} carReturn={carReturn} />}
    </CarPage>
  );
}
