import { type ReactNode } from 'react';
import {
  useGetDealershipTodayCountQuery,
  useGetDealershipTodayQuery,
} from '@site/api-client';
import { type DealershipTask } from '@site/api-contract';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RETURNS_PATH,
  dealerDeliveryPath,
  dealerProposalPath,
  dealerReturnPath,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { DueRow, DueRows } from '@site/back-office/due-row';
import { useSiteActions } from '@site/shell';
import { QueryState } from '@site/shell/query-state';
import { SiteLink, Skeleton } from '@site/ui';
import { dealershipDayCopy as copy } from './dealership-day.copy';
import './dealership-day.css';

/** The page on which each task is done. */
const PATHS = withFallback<DealershipTask, (id: string) => string>(
  {
    handover: dealerDeliveryPath,
    'late-car': dealerDeliveryPath,
    return: dealerReturnPath,
    'follow-up': dealerProposalPath,
  },
  dealerProposalPath,
);

/** The day is read again when its page is opened after a minute. */
const WHEN_OLD = { refetchOnMountOrArgChange: 60 };

/**
 * Handovers, returns and planned steps of today, and those whose day has passed. The rest
 * of the page is loaded at the same time and shown below once the day is there, so that
 * it does not move.
 */
export function DealershipDay({ children }: { children: ReactNode }) {
  const day = useGetDealershipTodayQuery(undefined, WHEN_OLD);
  useGetDealershipTodayCountQuery(undefined, WHEN_OLD); // the menu's figure, as new as the list
  const now = new Date(useSiteActions().now());
  return (
    <>
      <section className="day" aria-labelledby="hoje">
        <h2 id="hoje">{copy.title}</h2>
        <QueryState
          answer={day}
          failed={copy.failed}
          wait={<Skeleton shape="row" count={3} />}
        >
          {({ items, hasMore }) =>
            items.length === 0 ? (
              <p className="day-empty">{copy.empty}</p>
            ) : (
              <>
                <DueRows>
                  {items.map((item) => (
                    <DueRow
                      key={`${item.task}-${item.id}`}
                      to={PATHS[item.task](item.id)}
                      due={item}
                      now={now}
                      who={item.customerName}
                      what={copy.what[item.task](item)}
                      act={copy.acts[item.task]}
                    />
                  ))}
                </DueRows>
                {hasMore && <More />}
              </>
            )
          }
        </QueryState>
      </section>
      <div hidden={day.isLoading}>{children}</div>
    </>
  );
}

/** The lists that have what does not fit here. */
function More() {
  return (
    <p className="day-more">
      {copy.more}{' '}
      <SiteLink to={DEALER_DELIVERIES_PATH} className="link">
        {copy.lists.deliveries}
      </SiteLink>{' '}
      <SiteLink to={DEALER_RETURNS_PATH} className="link">
        {copy.lists.returns}
      </SiteLink>{' '}
      <SiteLink to={DEALER_PROPOSALS_PATH} className="link">
        {copy.lists.proposals}
      </SiteLink>
    </p>
  );
}
