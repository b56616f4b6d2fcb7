import { useParams } from 'react-router-dom';
import { CONSULTANT_DEALERSHIPS_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { BackToList } from '../../../shared/table/back-to-list';
import { dealershipsCopy as copy } from './dealerships.copy';

// The form and its validation are the largest part of the page, so they load later.
const OneDealership = deferred(
  async () => (await import('./one-dealership')).OneDealership,
);
const NewDealership = deferred(
  async () => (await import('./new-dealership')).NewDealership,
);

/** A dealership, or the form for a new one. */
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
