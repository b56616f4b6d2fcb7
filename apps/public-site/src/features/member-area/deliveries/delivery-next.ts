import { type ContractSummary, type Delivery } from '@site/api-contract';
import { isAwaitingCar, isSlotPast } from '@site/api-contract/sales';
import { memberContractPath, memberDeliveryPath } from '@site/api-contract/site-paths';
import { memberAreaCopy } from '../member-area.copy';
import { deliveryCopy } from './delivery.copy';
import { slotCopy } from './slot.copy';

const copy = deliveryCopy.promise;

/**
 * State of a delivery for overview and proposal, in the words of its own page: how late
 * it is and what credit that gives, or else the customer's next step. Null when another
 * text, such as the chosen day or a payment, matters more.
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

/** Says that the customer can choose a day now, or why that is not possible yet. */
export function whatToChoose({ canChooseSlot, state, source }: Delivery): string {
  if (canChooseSlot) return slotCopy.choose;
  if (state === 'contrato_assinado') return slotCopy.unpaid;
  return source === 'order' ? slotCopy.ordered : slotCopy.closed;
}

/**
 * For a car that is late: how late it is with the credit, and the link to end the contract
 * without cost; an empty list for others.
 */
export function lateDeliveryItems(contract: ContractSummary) {
  const { id, proposalId, modelName, lateDelivery: late } = contract;
  if (!late) return [];
  return [
    {
      text: `${copy.lateTitle(modelName, late)}. ${copy.creditSoFar(late)}`,
      label: memberAreaCopy.seeDelivery,
      to: memberDeliveryPath(proposalId),
    },
    {
      text: copy.freeExit(modelName),
      label: copy.leave,
      to: `${memberContractPath(id)}#contrato-desistir`,
    },
  ];
}
