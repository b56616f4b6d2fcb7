import { useParams } from 'react-router-dom';
import { useGetWorkshopVisitQuery } from '@site/api-client';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_WORKSHOP_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { CarPage } from '../../../shared/car-inspection/car-page';
import { workshopCopy } from './workshop.copy';

const VisitDetail = deferred(async () => (await import('./visit-detail')).VisitDetail);

/** One visit to the workshop: its facts, another day, and how it went. */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetWorkshopVisitQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <CarPage
      words={workshopCopy}
      listPath={pathInApp('dealer-portal', DEALER_WORKSHOP_PATH)}
      answer={query}
    >
      {(visit) => <VisitDetail key={visit.id} visit={visit} />}
    </CarPage>
  );
}
