import { useParams } from 'react-router-dom';
import { useListServiceRequestsQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { servicesPageCopy } from './service-requests-page.copy';

const ServiceList = deferred(async () => (await import('./service-list')).ServiceList);

/**
 * `/area-logada/contratos/:id/atendimentos`: the phone number first, then the requests.
 */
export function ServicesScreen() {
  const { id = '' } = useParams();
  const answer = useListServiceRequestsQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'help' }} answer={answer} copy={servicesPageCopy}>
      {(list) => <ServiceList contractId={id} list={list} />}
    </QueryPage>
  );
}
