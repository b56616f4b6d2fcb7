import { type ContractDetail, type Delivery } from '@site/api-contract';
import {
  lossSentence,
  MONTHS_UNTIL_BACK,
  takesBackTheRest,
} from '@site/api-contract/driving';
import { amountDue } from '@site/api-contract/pricing';
import { isAwaitingCar, isOver, isSlotPast } from '@site/api-contract/sales';
import { contractCopy } from './contract.copy';

const copy = contractCopy.next;

/**
 * The first sentence that the customer's logged-in area shows about this contract. Before
 * the handover it is about the delivery, unless a payment is late; afterwards it is about
 * the payment.
 */
export function customerNext(
  contract: ContractDetail,
  delivery: Pick<Delivery, 'slot' | 'canChooseSlot'> | undefined,
  today: string,
): string {
  const { state, late, nextInstallment: next, dueWithNext } = contract;
  const { promisedOn, carReturn, owed, plan, loss, dueBefore = [] } = contract;
  if (carReturn?.bringBy && !carReturn.isBack) {
    const { kind } = carReturn;
    const isDemanded = kind === 'inadimplencia';
    const says = copy.bringCar(carReturn);
    return isDemanded ? `${says} ${MONTHS_UNTIL_BACK.staff}` : says;
  }
  if (isOver(state))
    return [
      ...(loss ? [lossSentence(loss)] : []),
      owed > 0 ? copy.payRest(owed) : loss ? copy.kept : copy.over,
    ].join(' ');
  if (isAwaitingCar(state) && !late) {
    if (delivery?.slot) {
      const { day, time } = delivery.slot;
      return isSlotPast(delivery.slot, today)
        ? copy.missed(day, time)
        : copy.meet(day, time);
    }
    return delivery?.canChooseSlot ? copy.choose : copy.wait(promisedOn);
  }
  const before = dueBefore.map(copy.before);
  if (!next) {
    const isBackFirst = takesBackTheRest(plan.installments);
    return [...before, isBackFirst ? copy.backFirst : copy.paidUp].join(' ');
  }
  if (next.status === 'vencida')
    return copy.payLate(next.label, amountDue(contract, next), next.dueDate);
  return [
    ...before,
    copy.pay(next.label, amountDue(contract, next), next.dueDate),
    ...dueWithNext.map(({ label, open }) => copy.includes(label, open)),
  ].join(' ');
}
