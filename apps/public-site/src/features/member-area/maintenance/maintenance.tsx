import { type Maintenance, type NextMaintenance } from '@site/api-contract';
import { memberServicePath, memberWorkshopPath } from '@site/api-contract/site-paths';
import { SiteLink, WarningIcon } from '@site/ui';
import { maintenanceCopy as copy } from './maintenance.copy';

type OfContract = { contractId: string };

/** Next and done maintenance of a car, for the page of its km. */
export function MaintenanceSection({
  contractId,
  maintenance: { next, plan, visits },
}: OfContract & { maintenance: Maintenance }) {
  return (
    <section className="km-maintenance" aria-labelledby="contrato-revisoes">
      <h2 id="contrato-revisoes">{copy.title}</h2>
      {next ? <Next contractId={contractId} next={next} /> : <p>{copy.none}</p>}
      <p className="soft">{copy.plan(plan)}</p>
      {visits.length > 0 && (
        <details className="km-bank-readings">
          <summary>{copy.done(visits.length)}</summary>
          <ul>
            {visits.map(({ doneOn, km }) => (
              <li key={doneOn} className="num">
                {copy.visit(doneOn, km)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Next({ contractId, next }: OfContract & { next: NextMaintenance }) {
  const { state, expectedOn } = next;
  const isPressing = state !== 'ahead' && !next.request && !next.booked;
  return (
    <>
      <p className={isPressing ? 'notice notice--warn' : undefined}>
        <span>
          {isPressing && <WarningIcon aria-hidden="true" />} {copy.say(next)}{' '}
          {expectedOn && state !== 'overdue' && copy.expected(expectedOn)}
        </span>
      </p>
      <p>
        <MaintenanceLink contractId={contractId} next={next} />
      </p>
    </>
  );
}

/** Below the km of a car: a maintenance that is near or late, and the way to book it. */
export function MaintenanceNotice({
  contractId,
  next,
}: OfContract & { next: NextMaintenance }) {
  return (
    <div className="km-maintenance-notice">
      <p className="notice notice--warn">
        <span>
          <WarningIcon aria-hidden="true" /> {copy.say(next)}
        </span>
      </p>
      <MaintenanceLink contractId={contractId} next={next} />
    </div>
  );
}

/** Leads to the visit or the request that is open for it, or to the free hours. */
function MaintenanceLink({ contractId, next }: OfContract & { next: NextMaintenance }) {
  const { request, booked } = next;
  if (booked)
    return (
      <SiteLink className="link" to={memberWorkshopPath(contractId)}>
        {copy.seeVisit}
      </SiteLink>
    );
  return request ? (
    <SiteLink className="link" to={memberServicePath(request.id)}>
      {copy.asked(request.number)}
    </SiteLink>
  ) : (
    <SiteLink className="link" to={memberWorkshopPath(contractId)}>
      {copy.book}
    </SiteLink>
  );
}
