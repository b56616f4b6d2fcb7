import { type WorkshopVisit } from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import {
  WORKSHOP_REASON_LABELS,
  WORKSHOP_STATE_LABELS,
} from '@site/api-contract/driving';
import { Tag } from '@site/ui';
import { workshopCopy as copy } from './workshop.copy';

/**
 * Visits whose day has passed or that were called off, the one booked last first. The
 * workshop may not have noted yet how the last one went.
 */
export function PastVisits({ visits }: { visits: readonly WorkshopVisit[] }) {
  return (
    <section aria-labelledby="visitas-anteriores">
      <h2 id="visitas-anteriores">{copy.past}</h2>
      <ul className="workshop-list" aria-label={copy.pastList}>
        {visits.map(({ id, reason, state, slot, dealership, odometerKm, ...visit }) => (
          <li key={id}>
            <b>{WORKSHOP_REASON_LABELS[reason]}</b>
            <Tag tone={WORKSHOP_STATE_LABELS[state].tone} icon>
              {state === 'marcada' ? copy.unnoted : WORKSHOP_STATE_LABELS[state].label}
            </Tag>
            <small>
              {`${copy.at(slot)}, ${storeName(dealership)}.`}
              {state === 'desmarcada' && ` ${copy.cancelledBy(visit.cancelledBy)}`}
              {odometerKm !== null && ` ${copy.km(odometerKm)}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
