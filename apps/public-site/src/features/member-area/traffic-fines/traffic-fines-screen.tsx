import { useParams } from 'react-router-dom';
import { useListTrafficFinesQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { trafficFinesPageCopy } from './traffic-fines-page.copy';

const Fines = deferred(async () => (await import('./fine-list')).Fines);

/** `/area-logada/contratos/:id/multas`: the traffic fines of the car. */
export function TrafficFinesScreen() {
  const { id = '' } = useParams();
  const answer = useListTrafficFinesQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'help' }} answer={answer} copy={trafficFinesPageCopy}>
      {({ items }) => <Fines fines={items} />}
    </QueryPage>
  );
}
