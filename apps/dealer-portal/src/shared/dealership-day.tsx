import { type ReactNode } from 'react';
import {
  useGetDealershipTodayCountQuery,
  useGetDealershipTodayQuery,
} from '@site/api-client';
import { type DealershipItem, type DealershipTask } from '@site/api-contract';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_PROPOSALS_PATH,
  DEALER_RETURNS_PATH,
  DEALER_STOCK_PATH,
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
    stock: () => DEALER_STOCK_PATH,
  },
  dealerProposalPath,
);

/** The day is read again when its page is opened after a minute. */
const WHEN_OLD = { refetchOnMountOrArgChange: 60 };

/** Rows that the brief day shows; where more is due, the last gives its place to the fold. */
const IN_BRIEF = 2;

/**
 * All handovers, returns and planned steps of today, and those whose day has passed. Any
 * number may be due, so the rest of the page is loaded at the same time and shown below
 * once the day is there.
 */
export function DealershipDay({ children }: { children: ReactNode }) {
  const day = useDay();
  return (
    <>
      <DaySection day={day}>
        {({ items, hasMore }) => (
          <>
            <Rows items={items} />
            {hasMore && <More />}
          </>
        )}
      </DaySection>
      <div hidden={day.isLoading}>{children}</div>
    </>
  );
}

/**
 * The same day above forms, which can be used before it arrives: the page keeps room for
 * the first rows, so that nothing below moves, and the others are folded.
 */
export function DayInBrief() {
  return (
    <div className="day-brief">
      <DaySection day={useDay()}>
        {({ items, hasMore }) =>
          items.length <= IN_BRIEF ? (
            <Rows items={items} />
          ) : (
            <>
              <Rows items={items.slice(0, IN_BRIEF - 1)} />
              <details>
                <summary>{copy.others(items.length - IN_BRIEF + 1)}</summary>
                <Rows items={items.slice(IN_BRIEF - 1)} />
                {hasMore && <More />}
              </details>
            </>
          )
        }
      </DaySection>
    </div>
  );
}

function useDay() {
  // The menu's figure is read again with the list.
  useGetDealershipTodayCountQuery(undefined, WHEN_OLD);
  return useGetDealershipTodayQuery(undefined, WHEN_OLD);
}

type DaySectionProps = {
  day: ReturnType<typeof useDay>;
  /** Shows what is due, when there is anything. */
  children: (day: { items: readonly DealershipItem[]; hasMore: boolean }) => ReactNode;
};

function DaySection({ day, children }: DaySectionProps) {
  return (
    <section className="day" aria-labelledby="hoje">
      <h2 id="hoje">{copy.title}</h2>
      <QueryState
        answer={day}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={IN_BRIEF} />}
      >
        {(loaded) =>
          loaded.items.length === 0 ? (
            <p className="day-empty">{copy.empty}</p>
          ) : (
            children(loaded)
          )
        }
      </QueryState>
    </section>
  );
}

function Rows({ items }: { items: readonly DealershipItem[] }) {
  const now = new Date(useSiteActions().now());
  return (
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
