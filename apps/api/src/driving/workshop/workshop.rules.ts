import { type IsoDate, saoPauloDay, saoPauloInstant } from '@site/api-contract/brazil';
import { type WorkshopSide, type WorkshopState } from '@site/api-contract/driving';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';

type Visit = { state: WorkshopState; slotOn: IsoDate; slotAt: string };

/**
 * Whether a side may move or cancel a visit now: the customer until the day before it,
 * the dealership until its hour, since it hears on the phone of whoever is late.
 */
export function mayChange(
  { state, slotOn, slotAt }: Visit,
  side: WorkshopSide,
  now: Date,
): boolean {
  if (state !== 'marcada') return false;
  return side === 'customer'
    ? saoPauloDay(now) < slotOn
    : now < saoPauloInstant(slotOn, slotAt);
}

/**
 * Whether the workshop may note how a visit went: once its hour has come. It may correct
 * the note; a cancelled visit has none.
 */
export function mayNote({ state, slotOn, slotAt }: Visit, now: Date): boolean {
  return state !== 'desmarcada' && now >= saoPauloInstant(slotOn, slotAt);
}

/**
 * Whether a visit of the car can be booked: while the contract stands. After a withdrawal
 * the car is only brought back.
 */
export function mayBook({
  proposal,
}: {
  proposal: Pick<ContractRecord['proposal'], 'state'>;
}): boolean {
  return proposal.state === 'ativa';
}
