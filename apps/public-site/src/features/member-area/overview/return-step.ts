import { type ContractSummary } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/sales';
import { memberReturnPath } from '@site/api-contract/site-paths';
import { nextStepCopy as copy } from './next-step.copy';
import { carDueBack } from './pick-leading-contract';

/** The step to return a car that must be returned, or null. */
export function bringStep(contract: ContractSummary) {
  const { id, modelName } = contract;
  const car = carDueBack(contract);
  if (!car) return null;
  const { slot, bringBy } = car;
  return {
    title: slot ? copy.bringOn(modelName, slot) : copy.bringBy(modelName, bringBy),
    text: copy.whyBring(car),
    plan: null,
    action: {
      label: slot ? copy.seeReturn : copy.bookReturn,
      to: memberReturnPath(id),
    },
  };
}

/** The step about a return that the customer booked, or null. */
export function bookedStep(contract: ContractSummary, now: Date) {
  const { id, state, modelName, carReturn } = contract;
  if (state !== 'ativa' || !carReturn?.slot) return null;
  const { slot, place } = carReturn;
  const action = { label: copy.seeReturn, to: memberReturnPath(id) };
  return isSlotPast(slot, saoPauloDay(now))
    ? { title: copy.missed(modelName), text: copy.missedText(slot), plan: null, action }
    : {
        title: copy.bookedOn(modelName, slot),
        text: [...(place ? [copy.bookedAt(place)] : []), copy.bookedRest].join(' '),
        plan: null,
        action,
      };
}

/** The booked return in one line, beside a payment that comes first. */
export function bookedLine(contract: ContractSummary, now: Date) {
  const step = bookedStep(contract, now);
  return step && { text: `${step.title}.`, ...step.action };
}
