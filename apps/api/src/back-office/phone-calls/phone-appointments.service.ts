import {
  type PhoneBookingForm,
  type PhoneContract,
  type PhoneSlots,
} from '@site/api-contract';
import { isAwaitingCar, isDelivered, isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { ownContract } from '../../contracts/contracts/contracts.service';
import { chooseSlot, listSlots } from '../../contracts/deliveries/book/slots.service';
import { showDelivery } from '../../contracts/deliveries/deliveries.service';
import * as returns from '../../driving/returns/book/book-return.service';
import { showReturn } from '../../driving/returns/returns.service';
import { customerOnTheLine, type OfCustomer } from './customer-on-the-line';

type OfContract = OfCustomer & { contractId: string };

/**
 * The visit of the car that the customer can book or move now: its delivery, or once they
 * have it the return. Null where neither can be.
 */
export async function appointmentOf(
  ports: Ports,
  db: Database,
  { record, ...customer }: { record: ContractRecord; viewer: SignedIn; actor: Actor },
): Promise<PhoneContract['appointment']> {
  const { contract, proposal } = record;
  const own = { ...customer, id: contract.id };
  if (isAwaitingCar(proposal.state)) {
    const { canChooseSlot, slot } = await showDelivery(ports, db, own);
    return canChooseSlot ? { kind: 'delivery', slot, canCancel: false } : null;
  }
  if (!isDelivered(proposal.state) || isOver(proposal.state)) return null;
  const { canBook, canCancel, slot } = await showReturn(ports, db, own);
  return canBook || canCancel ? { kind: 'return', slot, canCancel } : null;
}

/** Free days and hours for the visit, with the cost of leaving on each day of a return. */
export async function listSlotsOf(
  ports: Ports,
  db: Database,
  { contractId, around, ...call }: OfContract & { around: 'now' | 'end' },
): Promise<PhoneSlots> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  const record = await ownContract(db, viewer, contractId);
  const visit = await appointmentOf(ports, db, { record, viewer, actor });
  if (visit?.kind !== 'return') return listSlots(ports, db, viewer, contractId);
  const asked = { viewer, id: contractId, around };
  const { days } = await returns.listSlots(ports, db, asked);
  return {
    days: days.map(({ day, times, cost, begins, overtime }) => ({
      day,
      times,
      cost,
      more: (begins?.cost ?? 0) + (overtime?.cost ?? 0),
    })),
  };
}

/** Books or moves the delivery or the return. */
export async function bookFor(
  ports: Ports,
  db: Database,
  { contractId, form, ...call }: OfContract & { form: PhoneBookingForm },
): Promise<{ ok: true }> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  const own = { viewer, actor, id: contractId };
  const { kind, day, time, cost = 0 } = form;
  if (kind === 'return')
    await returns.bookReturn(ports, db, { ...own, booking: { day, time, cost } });
  else
    await db.transaction((tx) =>
      chooseSlot(ports, tx, { ...own, choice: { day, time } }),
    );
  return { ok: true };
}

/** Cancels a return. */
export async function cancelFor(
  ports: Ports,
  db: Database,
  { contractId, ...call }: OfContract,
): Promise<{ ok: true }> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  await returns.cancelReturn(ports, db, { viewer, actor, id: contractId });
  return { ok: true };
}
