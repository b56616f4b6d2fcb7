import { type DeliveryHours } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerDeliveryPath, dealerReturnPath } from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { AppLink } from '@site/ui';
import { hoursCopy as copy } from './hours.copy';

const PATHS = withFallback(
  { delivery: dealerDeliveryPath, return: dealerReturnPath },
  dealerDeliveryPath,
);

/**
 * Customers with an appointment (to get or to return a car) that is outside of the
 * changed hours. The appointment stays valid until the customer changes it.
 */
export function HoursOutside({ slots }: { slots: DeliveryHours['outside'] }) {
  return (
    <section aria-labelledby="fora">
      <h2 id="fora">{copy.outside}</h2>
      {slots.length === 0 ? (
        <p className="soft">{copy.noneOutside}</p>
      ) : (
        <>
          <p className="soft">{copy.outsideHint}</p>
          <ul className="delivery-outside">
            {slots.map(({ kind, id, customerName, day, time }) => (
              <li key={id + kind}>
                <AppLink
                  className="link"
                  to={pathInApp('dealer-portal', PATHS[kind](id))}
                >
                  {customerName}
                </AppLink>
                <span>{copy.slot(kind, day, time)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
