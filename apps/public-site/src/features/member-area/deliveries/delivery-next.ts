import { type Delivery } from '@site/api-contract';
import { memberContractPath } from '@site/api-contract/site-paths';
import { isAwaitingCar, isSlotPast } from '@site/api-contract/states';
import { deliveryCopy } from './delivery.copy';
import { slotCopy } from './slot.copy';

const copy = deliveryCopy.promise;

/**
 * How a delivery stands, for overview and proposal as the delivery's own page says it: by
 * how much it is late and what that is worth, else what can be done next. Null where the
 * day that was chosen, or a payment, is the news.
 */
export function deliveryNext(
  delivery: Delivery,
  car: string,
): { title: string; text: string } | null {
  const { state, slot, late, handedOverAt, promisedOn, today } = delivery;
  if (handedOverAt || !isAwaitingCar(state)) return null;
  if (late)
    return {
      title: copy.lateTitle(car, late),
      text: [
        copy.promisedBy(promisedOn),
        copy.creditSoFar(late),
        copy.lateText,
        slot && !isSlotPast(slot, today)
          ? `${slotCopy.title}: ${slotCopy.at(slot.day, slot.time)}.`
          : whatToChoose(delivery),
      ].join(' '),
    };
  if (slot || state === 'contrato_assinado') return null;
  return {
    title: copy.paid,
    text: [
      whatToChoose(delivery),
      ...(delivery.putOff && promisedOn < today
        ? [copy.putOff(delivery.putOff)]
        : [copy.comesBy(promisedOn)]),
    ].join(' '),
  };
}

/** Says that the customer can choose a day now, or why not yet. */
export function whatToChoose({ canChooseSlot, state, source }: Delivery): string {
  if (canChooseSlot) return slotCopy.choose;
  if (state === 'contrato_assinado') return slotCopy.unpaid;
  return source === 'order' ? slotCopy.ordered : slotCopy.closed;
}

/** The way out that costs nothing while the car is late, as a list of none or one. */
export function freeExitOf({ id, late, handedOverAt }: Delivery) {
  return late && !handedOverAt
    ? [
        {
          text: copy.freeExit,
          label: copy.leave,
          to: `${memberContractPath(id)}#contrato-desistir`,
        },
      ]
    : [];
}
