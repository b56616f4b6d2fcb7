import { useRef } from 'react';
import { type Delivery } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { deferred } from '@site/ui';
import { AskEarly } from '../../../../shared/car-inspection/ask-early';
import { deliveriesCopy } from '../deliveries.copy';

const HandoverFields = deferred(
  async () => (await import('./handover-fields')).HandoverFields,
);

const copy = deliveriesCopy.handover;

/**
 * The last step: the customer's code, shown once every other condition is met. It asks once
 * before a car is handed over ahead of its booked day.
 */
export function HandoverSection({ delivery }: { delivery: Delivery }) {
  const missing = missingFor(delivery);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className="delivery-act" aria-labelledby="entrega-titulo">
      <h2 id="entrega-titulo" tabIndex={-1} ref={title}>
        {copy.title}
      </h2>
      {delivery.handedOverAt !== null ? (
        <p className="notice notice--ok" role="status">
          {copy.done(formatDateTime(delivery.handedOverAt))}
        </p>
      ) : missing.length > 0 ? (
        <>
          <p>{copy.missing}</p>
          <ul className="delivery-missing">
            {missing.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      ) : (
        <AskEarly slot={delivery.slot} words={copy} heading={title}>
          <HandoverFields id={delivery.id} />
        </AskEarly>
      )}
    </section>
  );
}

/** Conditions that are missing for the handover. The API checks the same ones. */
function missingFor({ state, car, milestones, photos }: Delivery): string[] {
  const { needs } = copy;
  return [
    ...(state === 'entrega_agendada' ? [] : [needs.slot]),
    ...(car ? [] : [needs.car]),
    ...(milestones.every(({ onDay }) => onDay !== null) ? [] : [needs.ready]),
    ...(photos.length > 0 ? [] : [needs.photo]),
  ];
}
