import { useSearchParams } from 'react-router-dom';
import { type Proposal } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantProposalPath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { AppLink, Tag, TO_SEND, useDelayedActs } from '@site/ui';
import { Late, StateTag, WaitingTime } from '@site/ui/proposal';
import { HoldTag } from '../../../shared/holds/hold-tag';
import { isActPending } from '../../../shared/pending-act-id';
import { isReview } from './decide/is-review';
import { proposalsCopy as copy } from './proposals.copy';
import { ALL_STATES, queueFrom } from './queue-filters';
import { promiseOf, waitOf } from './wait-time';

/**
 * Rows with name, model and state (where the list has several), and by when the answer is
 * promised, or how long the proposal has waited where nothing is.
 */
export function QueueList({
  items,
  chosenId,
}: {
  items: readonly Proposal[];
  chosenId: string | undefined;
}) {
  const [params] = useSearchParams();
  const { state } = queueFrom(params);
  const acts = useDelayedActs();
  const now = new Date(useSiteActions().now());
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantProposalPath(item.id)),
              search: params.toString(),
            }}
            aria-current={item.id === chosenId ? 'true' : undefined}
            preventScrollReset
          >
            <b>{item.customerName}</b>
            <span>{copy.car(item.modelName, item.clientType)}</span>
            <span className="analysis-item-end">
              {isActPending(acts, item.id) ? (
                <Tag tone="info">{TO_SEND}</Tag>
              ) : isReview(item) ? (
                <Tag tone="warn" icon>
                  {copy.review.tag}
                </Tag>
              ) : (
                state === ALL_STATES && <StateTag {...item} />
              )}
              {!promiseOf(item, now) && (
                <WaitingTime days={waitOf(item, now)} late={false} />
              )}
            </span>
            <HoldTag queue="proposals" id={item.id} />
            <Promised item={item} now={now} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The day of the promised answer, by which 'Hoje' sorts, too. */
function Promised({ item, now }: { item: Proposal; now: Date }) {
  const acts = useDelayedActs();
  const promise = promiseOf(item, now);
  if (!promise || isActPending(acts, item.id)) return null;
  const day = formatDate(promise.until);
  return promise.isLate ? (
    <Late>{copy.answerLate(day)}</Late>
  ) : (
    <span>{copy.answerBy(day)}</span>
  );
}
