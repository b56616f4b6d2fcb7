import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_DELIVERY_HOURS_PATH } from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { AppLink, deferred } from '@site/ui';
import { deliveriesCopy as copy } from './deliveries.copy';
import { DeliveryList } from './delivery-list';
import { dayIn, isWeekView, LIST_QUERY, weekQuery } from './delivery-views';
import { WithoutSlot } from './week/without-slot';
import '../../../shared/car-inspection/car-inspection.css';

const WeekView = deferred(async () => (await import('./week/week-view')).WeekView);

/**
 * Cars that the dealership will hand over: all as a list, or those of one week and those
 * without an appointment.
 */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const [params] = useSearchParams();
  const isWeek = isWeekView(params);
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
        {kind === 'dealer' && (
          <AppLink
            className="link"
            to={pathInApp('dealer-portal', DEALER_DELIVERY_HOURS_PATH)}
          >
            {copy.hours}
          </AppLink>
        )}
      </div>
      <Views isWeek={isWeek} />
      {isWeek ? (
        <>
          <WeekView day={dayIn(params)} to={weekQuery} />
          <WithoutSlot />
        </>
      ) : (
        <DeliveryList />
      )}
    </div>
  );
}

function Views({ isWeek }: { isWeek: boolean }) {
  const { label, list, week } = copy.views;
  return (
    <nav className="delivery-views" aria-label={label}>
      <AppLink
        className="chip"
        to={LIST_QUERY}
        aria-current={isWeek ? undefined : 'page'}
      >
        {list}
      </AppLink>
      <AppLink
        className="chip"
        to={weekQuery()}
        aria-current={isWeek ? 'page' : undefined}
      >
        {week}
      </AppLink>
    </nav>
  );
}
