import { type ContractSummary } from '@site/api-contract';
import { memberWorkshopPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { bookedVisitCopy as copy } from './booked-visit.copy';

/** The booked visit of a car to a workshop, and the way to it. */
export function BookedVisit({
  contractId,
  visit,
}: {
  contractId: string;
  visit: NonNullable<ContractSummary['workshopVisit']>;
}) {
  return (
    <p className="notice notice--info own-car-request">
      <span>
        <b>{copy.title}</b>, {copy.at(visit)}
      </span>{' '}
      <SiteLink className="link" to={memberWorkshopPath(contractId)}>
        {copy.see}
      </SiteLink>
    </p>
  );
}
