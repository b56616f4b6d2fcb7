import { useSelector } from 'react-redux';
import { useGetWorkshopHoursQuery } from '@site/api-client';
import { type WorkshopHours } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_WORKSHOP_PATH,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { AppLink, deferred } from '@site/ui';
import { OpeningHoursPage } from '../../../../shared/opening-hours/opening-hours-page';
import { workshopHoursCopy as copy } from './workshop-hours.copy';

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
    <OpeningHoursPage
      words={copy}
      back={pathInApp('dealer-portal', DEALER_WORKSHOP_PATH)}
      isDealer={isDealer}
      answer={hours}
      hasOutside={({ outside }) => outside.length > 0}
    >
      {(shown) => (
        <>
          <WorkshopHoursForm hours={shown} readAgain={() => hours.refetch().unwrap()} />
          <Outside visits={shown.outside} />
        </>
      )}
    </OpeningHoursPage>
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
