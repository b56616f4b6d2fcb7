import { useState } from 'react';
import { type Delivery } from '@site/api-contract';
import { deferred, type OutcomeText, OutcomeWithFocus } from '@site/ui';
import { deliveriesCopy } from '../deliveries.copy';
import { useMissedSlot } from './chosen-slot';

const BookSlot = deferred(async () => (await import('./book-slot')).BookSlot);

const copy = deliveriesCopy.book;

/**
 * Books or moves the delivery at the customer's request, while the customer may. One that
 * is late and has a day ahead is the customer's alone to move, since its days cost us.
 */
export function BookSection({ delivery }: { delivery: Delivery }) {
  const [isOpen, open] = useState(false);
  const [said, setSaid] = useState<OutcomeText>(null);
  const missed = useMissedSlot(delivery);
  const { canChooseSlot, slot, late, handedOverAt } = delivery;
  if (handedOverAt || !canChooseSlot) return null;
  return (
    <section aria-labelledby="dia-titulo">
      <h2 id="dia-titulo">{copy.title}</h2>
      <OutcomeWithFocus saying={said} />
      {slot && late && !missed ? (
        <p className="soft">{copy.late}</p>
      ) : (
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          onClick={() => {
            setSaid(null);
            open(!isOpen);
          }}
        >
          {slot ? copy.open.other : copy.open.first}
        </button>
      )}
      {isOpen && (
        <BookSlot
          delivery={delivery}
          onSaid={(saying) => {
            setSaid(saying);
            if (saying?.kind === 'ok') open(false);
          }}
        />
      )}
    </section>
  );
}
