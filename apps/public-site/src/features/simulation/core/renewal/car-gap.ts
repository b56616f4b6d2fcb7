import { type ContractSummary, type DeliveryEstimate } from '@site/contracts';
import { type IsoDate, nextBusinessDay } from '@site/contracts/brazil';

/**
 * Between the return of the car of today and the delivery of the new one, signed for today,
 * lie days without a car; null where the new one comes in time, and for a queue, which has
 * no day. The return is on its booked day, on that by which the car is demanded back, or at
 * the end of the contract.
 */
export function carGap(
  { endsOn, carReturn }: Pick<ContractSummary, 'endsOn' | 'carReturn'>,
  { kind, date: arrivesOn }: Pick<DeliveryEstimate, 'kind' | 'date'>,
): { returnedOn: IsoDate; arrivesOn: IsoDate } | null {
  const end = endsOn && nextBusinessDay(endsOn);
  const returnedOn = carReturn?.slot?.day ?? carReturn?.bringBy ?? end;
  if (!returnedOn || kind === 'queue' || arrivesOn <= returnedOn) return null;
  return { returnedOn, arrivesOn };
}
