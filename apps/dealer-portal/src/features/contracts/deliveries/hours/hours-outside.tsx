import { type DeliveryHours } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  dealerDeliveryPath,
  dealerReturnPath,
  dealerWorkshopVisitPath,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { AppLink } from '@site/ui';
import { hoursCopy as copy } from './hours.copy';

const PATHS = withFallback(
  {
    delivery: dealerDeliveryPath,
    return: dealerReturnPath,
    workshop: dealerWorkshopVisitPath,
  },
  dealerDeliveryPath,
);

const momentOf = ({ day, time }: { day: string; time: string }) => `${day} ${time}`;

/**
 * Customers with an appointment (to get or to return a car, or at the workshop on a closed
 * day) that is outside of the changed hours. It stays valid until somebody changes it.
 */
export function HoursOutside({ hours }: { hours: DeliveryHours }) {
  const visits = (hours.workshopOutside ?? []).map((visit) => ({
    ...visit,
    kind: 'workshop' as const,
  }));
  const slots = [...hours.outside, ...visits].sort((one, other) =>
    momentOf(one).localeCompare(momentOf(other)),
  );
  if (slots.length === 0) return <p className="soft">{copy.noneOutside}</p>;
  return (
    <section aria-labelledby="fora">
      <h2 id="fora">{copy.outside}</h2>
      <p className="soft">
        {copy.outsideHint} {visits.length > 0 && copy.visitsHint}
      </p>
      <ul className="delivery-outside">
        {slots.map(({ kind, id, customerName, day, time }) => (
          <li key={id + kind}>
            <AppLink className="link" to={pathInApp('dealer-portal', PATHS[kind](id))}>
              {customerName}
            </AppLink>
            <span>{copy.slot(kind, day, time)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
