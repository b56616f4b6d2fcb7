import { type Delivery } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { deferred } from '@site/ui';
import { deliveriesCopy } from '../deliveries.copy';

const HandoverFields = deferred(
  async () => (await import('./handover-fields')).HandoverFields,
);

const copy = deliveriesCopy.handover;

/** The last step: the customer's code, shown once every other condition is met. */
export function HandoverSection({ delivery }: { delivery: Delivery }) {
  const missing = missingFor(delivery);
  return (
    <section className="delivery-act" aria-labelledby="entrega-titulo">
      <h2 id="entrega-titulo">{copy.title}</h2>
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
        <HandoverFields id={delivery.id} />
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
