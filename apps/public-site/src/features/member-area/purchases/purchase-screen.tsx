import { useParams } from 'react-router-dom';
import { useGetPurchaseQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { purchasePageCopy } from './purchase-page.copy';

const PurchaseDetail = deferred(
  async () => (await import('./purchase-detail')).PurchaseDetail,
);

/**
 * `/area-logada/contratos/:id/compra`: from asking for an offer to the transferred title.
 */
export function PurchaseScreen() {
  const { id = '' } = useParams();
  const answer = useGetPurchaseQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'contract' }} answer={answer} copy={purchasePageCopy}>
      {(purchase) => <PurchaseDetail purchase={purchase} />}
    </QueryPage>
  );
}
