import { useState } from 'react';
import { type Delivery } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/sales';
import { deferred } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { DeliveryDay } from './delivery-day';
import { whatToChoose } from './delivery-next';
import { slotCopy as copy } from './slot.copy';

const SlotForm = deferred(async () => (await import('./slot-form')).SlotForm);

export function DeliverySlot({ delivery }: { delivery: Delivery }) {
  const { slot, canChooseSlot, handedOverAt } = delivery;
  const today = saoPauloDay(new Date(useSite().now()));
  const isPast = slot !== null && isSlotPast(slot, today);
  const [isChanging, change] = useState(false);
  const [isDone, setDone] = useState(false);
  if (handedOverAt) return null;
  return (
    <section aria-labelledby="dia-titulo">
      <h2 id="dia-titulo">{copy.title}</h2>
      {isDone && (
        <p className="notice notice--ok" role="status">
          {copy.done}
        </p>
      )}
      {slot ? (
        <DeliveryDay delivery={delivery} slot={slot} isPast={isPast} />
      ) : (
        <p>{whatToChoose(delivery)}</p>
      )}
      {slot && !canChooseSlot && <p className="soft">{copy.closed}</p>}
      {canChooseSlot && slot && !isChanging && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => {
            setDone(false);
            change(true);
          }}
        >
          {isPast ? copy.chooseAnother : copy.change}
        </button>
      )}
      {canChooseSlot && (!slot || isChanging) && (
        <SlotForm
          delivery={delivery}
          onChosen={() => {
            change(false);
            setDone(true);
          }}
        />
      )}
    </section>
  );
}
