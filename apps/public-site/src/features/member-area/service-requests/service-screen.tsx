import { useParams } from 'react-router-dom';
import { useGetServiceRequestQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { servicePageCopy } from './service-requests-page.copy';

const ServiceDetail = deferred(
  async () => (await import('./service-detail')).ServiceDetail,
);

/** `/area-logada/atendimentos/:id`: one request with its messages. */
export function ServiceScreen() {
  const { id = '' } = useParams();
  const answer = useGetServiceRequestQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage
      contract={{ id: answer.currentData?.contractId, tab: 'help' }}
      answer={answer}
      copy={servicePageCopy}
    >
      {(request) => <ServiceDetail request={request} />}
    </QueryPage>
  );
}
