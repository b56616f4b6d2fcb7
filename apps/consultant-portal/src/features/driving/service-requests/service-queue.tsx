import { useLocation } from 'react-router-dom';
import { type ServiceItem } from '@site/api-contract';
import { ageInDays, formatDate } from '@site/api-contract/brazil';
import { KIND_LABELS } from '@site/api-contract/driving';
import { answerDay, isAnswerLate } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantServicePath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { AppLink, Tag } from '@site/ui';
import { WaitingTime } from '@site/ui/proposal';
import { ServiceTag } from '@site/ui/service';
import { HoldTag } from '../../../shared/holds/hold-tag';
import { pendingActId } from '../../../shared/pending-act-id';
import { PendingTag } from '../../../shared/pending-tag';
import { serviceRequestsCopy as copy } from './service-requests.copy';

type ServiceQueueProps = {
  items: readonly ServiceItem[];
  chosenId: string | undefined;
};

/** Rows with name, subject, state, and how long the customer has waited. */
export function ServiceQueue({ items, chosenId }: ServiceQueueProps) {
  const now = new Date(useSiteActions().now());
  const { search } = useLocation();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantServicePath(item.id)),
              search,
            }}
            aria-current={item.id === chosenId ? 'true' : undefined}
            preventScrollReset
          >
            <b>{item.customerName}</b>
            <span>{KIND_LABELS[item.kind]}</span>
            <span className="service-item-end">
              {item.urgent && (
                <Tag tone="err" icon>
                  {copy.urgent}
                </Tag>
              )}
              <PendingTag actId={pendingActId('deductible', item.id)} />
              <ServiceTag state={item.state} staff />
              {item.state !== 'resolvida' && <WaitingTime {...waitOf(item, now)} />}
            </span>
            <span>
              {item.state === 'resolvida'
                ? copy.openedOn(item.openedAt)
                : item.waitingSince
                  ? promiseOf(item.waitingSince, now)
                  : copy.answered}
            </span>
            {item.claimedBy && <span>{copy.with(item.claimedBy)}</span>}
            <HoldTag queue="services" id={item.id} owner={item.claimedBy} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Age in days; late once the promised day of the answer has passed. */
function waitOf({ openedAt, waitingSince }: ServiceItem, now: Date) {
  return {
    days: ageInDays(new Date(openedAt), now),
    late: waitingSince !== null && isAnswerLate(new Date(waitingSince), now),
  };
}

/** The promised day of the answer in words; a late one has passed. */
function promiseOf(waitingSince: string, now: Date): string {
  const since = new Date(waitingSince);
  const day = formatDate(answerDay(since));
  return isAnswerLate(since, now) ? copy.answerLate(day) : copy.answerBy(day);
}
