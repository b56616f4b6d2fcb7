import { type ContractSummary } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { isOverdue } from '../contract.rules';
import { type ContractRecord, type PurchaseRow } from '../contracts.repository';

/** How and when the car goes back, for a list. */
export function toCarReturn(
  carReturn: NonNullable<ContractRecord['carReturn']>,
  today: IsoDate,
): ContractSummary['carReturn'] {
  const { kind, slotOn, slotAt, bringBy, returnedAt, endedAt, place } = carReturn;
  return {
    kind,
    slot: slotOn && slotAt ? { day: slotOn, time: slotAt } : null,
    place,
    bringBy,
    isOverdue: isOverdue(carReturn, today),
    isBack: returnedAt !== null,
    endedOn: endedAt && saoPauloDay(endedAt),
  };
}

/** State of the purchase of the car. */
export function toPurchase({
  state,
  priceCentavos,
  validUntil,
  dueOn,
}: PurchaseRow): ContractSummary['purchase'] {
  return {
    state,
    price: priceCentavos === null ? null : reaisFromCentavos(priceCentavos),
    until: dueOn ?? validUntil,
  };
}
