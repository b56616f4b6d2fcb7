import { useParams } from 'react-router-dom';
import { useListWorkshopVisitsQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { workshopPageCopy } from './workshop-page.copy';

const WorkshopVisits = deferred(
  async () => (await import('./workshop-visits')).WorkshopVisits,
);

/** `/area-logada/contratos/:id/oficina`: the visits of the car, and the form for one. */
export function WorkshopScreen() {
  const { id = '' } = useParams();
  const answer = useListWorkshopVisitsQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage contract={{ id, tab: 'help' }} answer={answer} copy={workshopPageCopy}>
      {(list) => <WorkshopVisits contractId={id} list={list} />}
    </QueryPage>
  );
}
