import { useParams } from 'react-router-dom';
import { useListDriversQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { driversPageCopy } from './drivers-page.copy';

const Drivers = deferred(async () => (await import('./driver-list')).Drivers);

/** `/area-logada/contratos/:id/motoristas`: people who may drive besides the customer. */
export function DriversScreen() {
  const { id = '' } = useParams();
  const answer = useListDriversQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'contract' }} answer={answer} copy={driversPageCopy}>
      {(list) => <Drivers contractId={id} list={list} />}
    </QueryPage>
  );
}
