import { useListContractsQuery } from '@site/api-client';
import { memberWorkshopPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { serviceRequestsCopy as copy } from './service-requests.copy';

/** The link to the workshop of a contract's car, or to its booked visit. */
export function WorkshopLink({ contractId }: { contractId: string }) {
  const { visit } = useListContractsQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({
      visit: data.find(({ id }) => id === contractId)?.workshopVisit,
    }),
  });
  return (
    <p className="service-fines">
      <SiteLink className="link" to={memberWorkshopPath(contractId)}>
        {visit ? copy.workshopVisit(visit) : copy.workshop}
      </SiteLink>{' '}
      <small>{visit ? copy.workshopAt(visit) : copy.workshopNote}</small>
    </p>
  );
}
