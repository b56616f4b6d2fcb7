import { useSelector } from 'react-redux';
import { useGetWorkshopHoursQuery } from '@site/api-client';
import { type WorkshopHours } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_WORKSHOP_PATH,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { AppLink, BackLink, deferred, Empty } from '@site/ui';
import { workshopHoursCopy as copy } from './workshop-hours.copy';
import '../../../../shared/car-inspection/car-inspection.css';

const WorkshopHoursForm = deferred(
  async () => (await import('./workshop-hours-form')).WorkshopHoursForm,
);

/** The hours in which the workshop takes cars, and visits outside of them. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const isDealer = kind === 'dealer';
  const hours = useGetWorkshopHoursQuery(undefined, {
    skip: !isDealer,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="wrap delivery">
      <title>{copy.title}</title>
      <p className="delivery-back">
        <BackLink to={pathInApp('dealer-portal', DEALER_WORKSHOP_PATH)}>
          {copy.back}
        </BackLink>
      </p>
      {!isDealer ? (
        // Shown to sellers who typed the address, since no link leads them here.
        <Empty level={1} title={copy.notYours} text={copy.notYoursText} />
      ) : (
        <>
          <header className="page-head">
            <div>
              <h1>{copy.title}</h1>
              <p>{copy.lead}</p>
            </div>
          </header>
          <QueryState answer={hours} failed={copy.failed}>
            {(shown) => (
              <div className={shown.outside.length > 0 ? 'delivery-two' : 'hours-alone'}>
                <WorkshopHoursForm
                  hours={shown}
                  readAgain={() => hours.refetch().unwrap()}
                />
                <Outside visits={shown.outside} />
              </div>
            )}
          </QueryState>
        </>
      )}
    </div>
  );
}

function Outside({ visits }: { visits: WorkshopHours['outside'] }) {
  if (visits.length === 0) return <p className="soft">{copy.noneOutside}</p>;
  return (
    <section aria-labelledby="fora-oficina">
      <h2 id="fora-oficina">{copy.outside}</h2>
      <p className="soft">{copy.outsideHint}</p>
      <ul className="delivery-outside">
        {visits.map(({ id, customerName, day, time }) => (
          <li key={id}>
            <AppLink
              className="link"
              to={pathInApp('dealer-portal', dealerWorkshopVisitPath(id))}
            >
              {customerName}
            </AppLink>
            <span>{copy.slot(day, time)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
