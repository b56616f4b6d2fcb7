import { type ReactNode, useState } from 'react';
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

/** Rows that the brief day shows. */
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
 * two rows, so that nothing below moves. Where less is due, the first customer to remind
 * or the next booking stands there. A button beside the heading above the last row, so
 * that Tab comes to it before the rows, shows all others.
 */
export function DayInBrief() {
  const day = useDay();
  const [isOpen, setOpen] = useState(false);
  const { items = [], toRemind = NOBODY, coming = [], hasMore = false } = day.data ?? {};
  const customers = toRemind.items;
  const isFull = items.length >= IN_BRIEF;
  const first = {
    due: Math.min(items.length, IN_BRIEF),
    customers: isFull ? 0 : Math.min(customers.length, 1),
    coming: isFull || customers.length > 0 ? 0 : Math.min(coming.length, 1),
  };
  const others =
    items.length +
    customers.length +
    coming.length -
    (first.due + first.customers + first.coming);
  const shown = (of: readonly DealershipItem[], count: number) =>
    isOpen ? of : of.slice(0, count);
  const more = others > 0 && (
    <button
      type="button"
      className="link day-others"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {copy.others(others)}
    </button>
  );
  return (
    <div className="day-brief">
      <DaySection day={day} beside={isFull && more}>
        {() => (
          <>
            <Rows items={shown(items, first.due)} />
            {hasMore && (isOpen || others === 0) && <More />}
            {!isFull && customers.length + coming.length === 0 && <AllDeliveries />}
          </>
        )}
      </DaySection>
      <ToRemind
        items={shown(customers, first.customers)}
        hasMore={isOpen && toRemind.hasMore}
        beside={first.customers > 0 && more}
      />
      <Coming items={shown(coming, first.coming)} beside={first.coming > 0 && more} />
    </div>
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
  /** Stands at the end of the heading. */
  beside?: ReactNode;
  /** Shows the rows of the day. */
  children: (day: DataOf<typeof getDealershipToday>) => ReactNode;
};

function DaySection({ heading: Heading = 'h2', day, beside, children }: DaySectionProps) {
  const now = new Date(useSiteActions().now());
  return (
    <section className="day" aria-labelledby="hoje">
      <div className="day-head">
        <Heading id="hoje">{copy.title}</Heading>
        <p>{formatLongDay(now)}</p>
        {beside}
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

type ToRemindProps = Listed & { beside?: ReactNode };

/** The customers to remind, the first to expire on top. */
function ToRemind({ items, hasMore, beside }: ToRemindProps) {
  if (items.length === 0) return null;
  const others = items.slice(TO_REMIND);
  return (
    <section className="day" aria-labelledby="lembrar">
      <div className="day-head">
        <h2 id="lembrar">{copy.toRemind}</h2>
        {beside}
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

type ComingProps = { items: readonly DealershipItem[]; beside?: ReactNode };

/** The bookings of the next days, which can be prepared today. */
function Coming({ items, beside }: ComingProps) {
  if (items.length === 0) return null;
  return (
    <section className="day" aria-labelledby="proximos">
      <div className="day-head">
        <h2 id="proximos">{copy.coming}</h2>
        {beside}
      </div>
      <Rows items={items} isAhead />
    </section>
  );
}
