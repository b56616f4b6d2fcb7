import { type ReactNode } from 'react';
import {
  useGetDealershipTodayCountQuery,
  useGetDealershipTodayQuery,
} from '@site/api-client';
import {
  type DataOf,
  type DealershipItem,
  type DealershipTask,
  type getDealershipToday,
} from '@site/api-contract';
import { formatLongDay } from '@site/api-contract/brazil';
import {
  DEALER_DELIVERIES_PATH,
  DEALER_STOCK_PATH,
  dealerDeliveryPath,
  dealerProposalPath,
  dealerReturnPath,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { DueRow, DueRows } from '@site/back-office/due-row';
import { useSiteActions } from '@site/shell';
import { QueryState } from '@site/shell/query-state';
import { SiteLink, Skeleton } from '@site/ui';
import { dealershipDayCopy as copy } from './dealership-day.copy';
import { More, MoreToRemind } from './more-of-day';
import './dealership-day.css';

/** The page on which each task is done. */
const PATHS = withFallback<DealershipTask, (id: string) => string>(
  {
    handover: dealerDeliveryPath,
    'late-car': dealerDeliveryPath,
    return: dealerReturnPath,
    workshop: dealerWorkshopVisitPath,
    'follow-up': dealerProposalPath,
    'ask-documents': dealerProposalPath,
    'ask-signature': dealerProposalPath,
    'ask-payment': dealerProposalPath,
    'ask-day': dealerDeliveryPath,
    stock: () => DEALER_STOCK_PATH,
  },
  dealerProposalPath,
);

/** Their day is the last one before the proposal expires. */
const EXPIRING: readonly DealershipTask[] = ['ask-documents', 'ask-signature'];

/** The day is read again when its page is opened after a minute. */
const WHEN_OLD = { refetchOnMountOrArgChange: 60 };

/** Rows that the brief day shows; where there are more, the last gives its place to the fold. */
const IN_BRIEF = 2;

/** Customers to remind above their fold. */
const TO_REMIND = 5;

type Listed = { items: readonly DealershipItem[]; hasMore: boolean };
const NOBODY: Listed = { items: [], hasMore: false };

/**
 * All handovers, returns, workshop visits and planned steps of today and those whose day
 * has passed, then the customers to remind, who are not due yet. Any number may be due, so
 * the rest of the page is loaded at the same time and shown below once the day is there.
 */
export function DealershipDay({ children }: { children: ReactNode }) {
  const day = useDay();
  return (
    <>
      <DaySection day={day} heading="h1">
        {({ items, hasMore }) => (
          <>
            <Rows items={items} />
            {hasMore && <More />}
          </>
        )}
      </DaySection>
      <div hidden={day.isLoading}>
        <ToRemind {...(day.data?.toRemind ?? NOBODY)} />
        <Coming items={day.data?.coming ?? []} />
        {children}
      </div>
    </>
  );
}

/**
 * The same day above forms, which can be used before it arrives: the page keeps room for
 * the first rows, so that nothing below moves; the others and the customers to remind are
 * folded. Where less is due, the next booking stands there, above the fold of its others.
 */
export function DayInBrief() {
  const day = useDay();
  const { items = [], toRemind = NOBODY, coming = [] } = day.data ?? {};
  const hasRoom = toRemind.items.length === 0 && items.length < IN_BRIEF;
  return (
    <div className="day-brief">
      <DaySection day={day}>
        {({ hasMore }) => (
          <>
            <Brief due={{ items, hasMore }} toRemind={toRemind} coming={coming} />
            {hasRoom && coming.length === 0 && <AllDeliveries />}
          </>
        )}
      </DaySection>
      {hasRoom && <Coming items={coming} isBrief />}
    </div>
  );
}

type BriefProps = {
  due: Listed;
  toRemind: Listed;
  /** Listed in the fold; without one they stand below the day. */
  coming: readonly DealershipItem[];
};

function Brief({ due, toRemind, coming }: BriefProps) {
  const customers = toRemind.items.length;
  const rows = due.items.length + Math.min(coming.length, 1);
  if (customers === 0 && rows <= IN_BRIEF) return <Rows items={due.items} />;
  const others = due.items.slice(IN_BRIEF - 1);
  return (
    <>
      <Rows items={due.items.slice(0, IN_BRIEF - 1)} />
      <details>
        <summary>
          {others.length + coming.length === 0
            ? copy.toRemindFold(customers, toRemind.hasMore)
            : copy.others(others.length + customers + coming.length)}
        </summary>
        <Rows items={others} />
        {due.hasMore && <More />}
        {customers > 0 && (
          <>
            {others.length + coming.length > 0 && <h3>{copy.toRemind}</h3>}
            <Rows items={toRemind.items} />
            {toRemind.hasMore && <MoreToRemind />}
          </>
        )}
        {coming.length > 0 && (
          <>
            <h3>{copy.coming}</h3>
            <Rows items={coming} isAhead />
          </>
        )}
      </details>
    </>
  );
}

/** The list of all bookings, in the room that the day leaves where none comes next. */
function AllDeliveries() {
  return (
    <p className="day-ahead">
      <SiteLink to={DEALER_DELIVERIES_PATH} className="link">
        {copy.allDeliveries}
      </SiteLink>
    </p>
  );
}

function useDay() {
  // The menu's figure is read again with the list.
  useGetDealershipTodayCountQuery(undefined, WHEN_OLD);
  return useGetDealershipTodayQuery(undefined, WHEN_OLD);
}

type DaySectionProps = {
  /** 'h1' where the day is the page. */
  heading?: 'h1' | 'h2';
  day: ReturnType<typeof useDay>;
  /** Shows the rows of the day. */
  children: (day: DataOf<typeof getDealershipToday>) => ReactNode;
};

function DaySection({ day, heading: Heading = 'h2', children }: DaySectionProps) {
  const now = new Date(useSiteActions().now());
  return (
    <section className="day" aria-labelledby="hoje">
      <div className="day-head">
        <Heading id="hoje">{copy.title}</Heading>
        <p>{formatLongDay(now)}</p>
      </div>
      <QueryState
        answer={day}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={IN_BRIEF} />}
      >
        {(loaded) => (
          <>
            {loaded.items.length === 0 && <p className="day-empty">{copy.empty}</p>}
            {children(loaded)}
          </>
        )}
      </QueryState>
    </section>
  );
}

type RowsProps = {
  items: readonly DealershipItem[];
  /** Planned for a coming day. */
  isAhead?: boolean;
};

function Rows({ items, isAhead = false }: RowsProps) {
  const acts = isAhead ? copy.comingActs : copy.acts;
  const now = new Date(useSiteActions().now());
  if (items.length === 0) return null;
  return (
    <DueRows>
      {items.map((item) => (
        <DueRow
          key={`${item.task}-${item.id}`}
          to={PATHS[item.task](item.id)}
          due={{ ...item, expires: EXPIRING.includes(item.task) }}
          now={now}
          who={item.customerName}
          what={copy.what[item.task](item)}
          act={item.isPrepared && isAhead ? copy.prepared : acts[item.task]}
        />
      ))}
    </DueRows>
  );
}

/** The customers to remind, the first to expire on top. */
function ToRemind({ items, hasMore }: Listed) {
  if (items.length === 0) return null;
  const others = items.slice(TO_REMIND);
  return (
    <section className="day" aria-labelledby="lembrar">
      <div className="day-head">
        <h2 id="lembrar">{copy.toRemind}</h2>
      </div>
      <Rows items={items.slice(0, TO_REMIND)} />
      {others.length > 0 && (
        <details>
          <summary>{copy.others(others.length)}</summary>
          <Rows items={others} />
          {hasMore && <MoreToRemind />}
        </details>
      )}
    </section>
  );
}

type ComingProps = {
  items: readonly DealershipItem[];
  /** All but the first are folded. */
  isBrief?: boolean;
};

/** The bookings of the next days, which can be prepared today. */
function Coming({ items, isBrief = false }: ComingProps) {
  if (items.length === 0) return null;
  const shown = isBrief ? items.slice(0, 1) : items;
  const others = items.slice(shown.length);
  return (
    <section className="day" aria-labelledby="proximos">
      <div className="day-head">
        <h2 id="proximos">{copy.coming}</h2>
      </div>
      <Rows items={shown} isAhead />
      {others.length > 0 && (
        <details className="day-beside">
          <summary>{copy.others(others.length)}</summary>
          <Rows items={others} isAhead />
        </details>
      )}
    </section>
  );
}
