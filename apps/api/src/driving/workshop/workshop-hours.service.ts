import { gte } from 'drizzle-orm';
import { type WorkshopHours, type WorkshopHoursForm } from '@site/api-contract';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { lockDealership } from '../../catalog/dealerships/dealerships.repository';
import { refuseChangedHours } from '../../contracts/deliveries/book/delivery-hours.service';
import { fitsIn } from '../../contracts/deliveries/delivery.rules';
import { listBooked } from './workshop.repository';
import { workshopVisits } from './workshop.table';
import { changeHours, readHours, readWeek } from './workshop-hours.repository';

/** The hours of the viewer's workshop, with the booked visits outside of them. */
export async function showHours(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<WorkshopHours> {
  const dealershipId = dealershipOf(viewer);
  const from = todayOf({ clock });
  const week = await readWeek(db, dealershipId, from);
  const booked = await listBooked(db, {
    dealershipId,
    where: gte(workshopVisits.slotOn, from),
  });
  return {
    ...(await readHours(db, dealershipId)),
    outside: booked
      .map(({ visit, customer }) => ({
        id: visit.id,
        customerName: customer.name,
        day: visit.slotOn,
        time: visit.slotAt,
        place: visit.slotPlace,
      }))
      .filter((slot) => !fitsIn(week, slot))
      .map(({ place: _, ...shown }) => shown),
  };
}

/**
 * Changes the hours for visits that are booked from now on; booked ones stay. The second
 * of two simultaneous editors gets 409 with who changed the hours, and when.
 */
export function saveHours(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: { viewer: SignedIn; form: WorkshopHoursForm; actor: Actor },
): Promise<WorkshopHours> {
  const dealershipId = dealershipOf(viewer);
  return db.transaction(async (tx) => {
    await lockDealership(tx, dealershipId);
    const about = { personId: null, detail: String(dealershipId) };
    const action = 'workshop-hours-changed';
    const words = {
      act: 'mudou os horários da oficina',
      changed: 'Os horários da oficina mudaram.',
    };
    if (!(await changeHours(tx, dealershipId, form)))
      await refuseChangedHours(tx, viewer, { action, ...words, ...about });
    await recordAudit(ports, tx, { actor, action, ...about });
    return showHours(ports, tx, viewer);
  });
}
