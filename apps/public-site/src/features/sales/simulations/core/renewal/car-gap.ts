import { type ContractSummary, type DeliveryEstimate } from '@site/api-contract';
import { type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';

export type CarGap = {
  returnedOn: IsoDate;
  arrivesOn: IsoDate;
  /** Reason for the return on that day: from a demanded one alone there is no way out. */
  why: 'demanded' | 'booked' | 'end';
};

/**
 * The days without a car between the return of today's and the delivery of the new one,
 * signed for today. Null where it comes in time, and for a queue, which has no day.
 */
export function carGap(
  { endsOn, carReturn }: Pick<ContractSummary, 'endsOn' | 'carReturn'>,
  { kind, date: arrivesOn }: Pick<DeliveryEstimate, 'kind' | 'date'>,
): CarGap | null {
  const end = endsOn && nextBusinessDay(endsOn);
  const returnedOn = carReturn?.slot?.day ?? carReturn?.bringBy ?? end;
  if (!returnedOn || kind === 'queue' || arrivesOn <= returnedOn) return null;
  const why = carReturn?.bringBy ? 'demanded' : carReturn?.slot ? 'booked' : 'end';
  return { returnedOn, arrivesOn, why };
}
