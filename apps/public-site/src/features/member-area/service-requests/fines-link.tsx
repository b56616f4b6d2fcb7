import { useListContractsQuery } from '@site/api-client';
import { memberFinesPath } from '@site/api-contract/site-paths';
import { SiteLink, WarningIcon } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { serviceRequestsCopy as copy } from './service-requests.copy';

/** The link to the fines of a contract; it says when one waits for an answer. */
export function FinesLink({ contractId }: { contractId: string }) {
  const { waiting } = useListContractsQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({
      waiting: data.find(({ id }) => id === contractId)?.waitingFine,
    }),
  });
  const to = memberFinesPath(contractId);
  if (!waiting)
    return (
      <p className="service-fines">
        <SiteLink className="link" to={to}>
          {copy.fines}
        </SiteLink>{' '}
        <small>{copy.finesNote}</small>
      </p>
    );
  const { text, label } = memberAreaCopy.fine(waiting);
  return (
    <p className="notice notice--warn service-fines">
      <span>
        <WarningIcon aria-hidden="true" /> {text}
      </span>
      <SiteLink className="link" to={to}>
        {label}
      </SiteLink>
    </p>
  );
}
