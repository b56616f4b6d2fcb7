import { memberWorkshopPath } from '@site/api-contract/site-paths';
import { SiteLink, Skeleton } from '@site/ui';
import { serviceFormCopy as copy } from './service-requests.copy';
import { type Way } from './use-workshop-way';

/** The link from a subject to the free hours of the workshops, or to the booked visit. */
export function WorkshopWay({
  contractId,
  isOnlyWay,
  isLoading,
  isBooked,
}: Way & { contractId: string }) {
  if (isLoading) return <Skeleton count={2} />;
  const words = isOnlyWay ? copy.revision : copy.repair;
  return (
    <div className="service-way">
      <p>{isBooked ? copy.visitBooked : words}</p>
      <SiteLink
        className={isOnlyWay ? 'btn' : 'link'}
        to={memberWorkshopPath(contractId)}
      >
        {isBooked ? copy.seeVisit : copy.bookVisit}
      </SiteLink>
    </div>
  );
}
