import { useParams } from 'react-router-dom';
import { CONSULTANT_DEALERSHIPS_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { BackToList } from '../../../shared/table/back-to-list';
import { dealershipsCopy as copy } from './dealerships.copy';

// The forms come after the pages: they and their rules weigh more than the rest.
const OneDealership = deferred(
  async () => (await import('./one-dealership')).OneDealership,
);
const NewDealership = deferred(
  async () => (await import('./new-dealership')).NewDealership,
);

/** A dealership, or the form of another one. */
export function Component() {
  const { id } = useParams();
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <BackToList list={CONSULTANT_DEALERSHIPS_PATH}>{copy.back}</BackToList>
      {id === undefined ? <NewDealership /> : <OneDealership key={id} id={id} />}
    </div>
  );
}
