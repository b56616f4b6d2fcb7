import {
  DEALER_DELIVERIES_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RETURNS_PATH,
  DEALER_WORKSHOP_PATH,
} from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { dealershipDayCopy as copy } from './dealership-day.copy';

/** The list that has the customers who do not fit here. */
export function MoreToRemind() {
  return (
    <p className="day-more">
      {copy.moreToRemind}{' '}
      <SiteLink to={DEALER_PROPOSALS_PATH} className="link">
        {copy.lists.proposals}
      </SiteLink>
    </p>
  );
}

/** The lists that have what does not fit here. */
export function More() {
  return (
    <p className="day-more">
      {copy.more}{' '}
      <SiteLink to={DEALER_DELIVERIES_PATH} className="link">
        {copy.lists.deliveries}
      </SiteLink>{' '}
      <SiteLink to={DEALER_RETURNS_PATH} className="link">
        {copy.lists.returns}
      </SiteLink>{' '}
      <SiteLink to={DEALER_WORKSHOP_PATH} className="link">
        {copy.lists.workshop}
      </SiteLink>{' '}
      <SiteLink to={DEALER_PROPOSALS_PATH} className="link">
        {copy.lists.proposals}
      </SiteLink>
    </p>
  );
}
