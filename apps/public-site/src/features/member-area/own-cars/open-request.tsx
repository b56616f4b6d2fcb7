import { useListServiceRequestsQuery } from '@site/api-client';
import { type ContractSummary } from '@site/api-contract';
import { KIND_LABELS, needsCall } from '@site/api-contract/driving';
import { memberServicePath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { UrgentCall } from '../service-requests/service-phone';
import { openRequestCopy as copy } from './open-request.copy';

/**
 * The open request for help of a car, with its promise and the way to it. Where there are
 * several, it shows the first. The phone is told where one of them needs a call.
 */
export function OpenRequest({
  contractId,
  requests,
}: {
  contractId: string;
  requests: NonNullable<ContractSummary['openRequests']>;
}) {
  const { now } = useSite();
  const isUrgent = requests.some(({ kind }) => needsCall(kind));
  const list = useListServiceRequestsQuery(
    { params: { id: contractId } },
    { skip: !isUrgent },
  );
  const [first, ...more] = requests;
  if (!first) return null;
  const { id, number, kind, state } = first;
  const isAsked = state === 'aguardando_cliente';
  return (
    <p className={`notice notice--${isAsked ? 'warn' : 'info'} own-car-request`}>
      <span>
        <b>{KIND_LABELS[kind]}</b>, {number}. {copy.next(first, new Date(now()))}
        {more.length > 0 && ` ${copy.more(more.length)}`}
      </span>{' '}
      {isUrgent && !list.isError && (
        <>
          <span>
            <UrgentCall phone={list.data?.phone} />
          </span>{' '}
        </>
      )}
      <SiteLink className="link" to={memberServicePath(id)}>
        {isAsked ? copy.reply : copy.see}
      </SiteLink>
    </p>
  );
}
