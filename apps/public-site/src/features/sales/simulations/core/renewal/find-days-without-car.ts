import { type ContractSummary, type DeliveryEstimate } from '@site/api-contract';
import { type IsoDate, nextBusinessDay } from '@site/api-contract/brazil';

export type DaysWithoutCar = {
  returnedOn: IsoDate;
  arrivesOn: IsoDate;
  /** Reason for the return on that day. Only a demanded return cannot be moved. */
  why: 'demanded' | 'booked' | 'end';
};

/**
 * The days without a car between the return of the present car and the delivery of the
 * new one, if its contract were signed today. Null when the new car arrives in time, and
 * for a queue, which has no date.
 */
export function findDaysWithoutCar(
  { endsOn, carReturn }: Pick<ContractSummary, 'endsOn' | 'carReturn'>,
  { kind, date: arrivesOn }: Pick<DeliveryEstimate, 'kind' | 'date'>,
): DaysWithoutCar | null {
  const end = endsOn && nextBusinessDay(endsOn);
  const returnedOn = carReturn?.slot?.day ?? carReturn?.bringBy ?? end;
  if (!returnedOn || kind === 'queue' || arrivesOn <= returnedOn) return null;
  const why = carReturn?.bringBy ? 'demanded' : carReturn?.slot ? 'booked' : 'end';
  return { returnedOn, arrivesOn, why };
}
