import { useParams } from 'react-router-dom';
import { useGetReturnQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { returnPageCopy } from './return-page.copy';

const ReturnDetail = deferred(async () => (await import('./return-detail')).ReturnDetail);

/** `/area-logada/contratos/:id/devolucao`: from booking the return to its settlement. */
export function ReturnScreen() {
  const { id = '' } = useParams();
  const answer = useGetReturnQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'contract' }} answer={answer} copy={returnPageCopy}>
      {(carReturn) => <ReturnDetail carReturn={carReturn} />}
    </QueryPage>
  );
}
