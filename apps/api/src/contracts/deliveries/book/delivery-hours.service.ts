import { type DeliveryHours, type DeliveryHoursForm } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, type AuditAction, recordAudit } from '#platform/security/audit';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { byWhom, findLastAct } from '#platform/security/who-acted';
import { lockDealership } from '../../../catalog/dealerships/dealerships.repository';
import { fitsIn } from '../delivery.rules';
import {
  changeHours,
  findHours,
  listChosen,
  listVisitsOn,
} from './delivery-hours.repository';

/**
 * The hours of the viewer's dealership, with the booked slots outside of them and the
 * visits to the workshop on closed days.
 */
export async function showHours(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
): Promise<DeliveryHours> {
  const dealershipId = dealershipOf(viewer);
  const from = todayOf({ clock });
  const { revision, ...hours } = await getHours(db, dealershipId, from);
  const chosen = await listChosen(db, dealershipId, from);
  return {
    ...hours,
    revision,
    outside: chosen
      .filter((slot) => !fitsIn(hours, slot))
      .map(({ place: _, ...shown }) => shown),
    workshopOutside: await listVisitsOn(db, dealershipId, hours.closedDays),
  };
}

/** Hours of a dealership, as `findHours` reads them. */
export async function getHours(db: Database, dealershipId: number, from: IsoDate) {
  return (
    (await findHours(db, dealershipId, from)) ??
    refuse('not-found', 'Não encontramos essa concessionária.')
  );
}

/**
 * Changes the hours for choices from now on. Booked days stay, since nobody else moves a
 * customer. The second of two simultaneous editors gets 409 with who changed the hours,
 * and when.
 */
export function saveHours(
  ports: Ports,
  db: Database,
  { viewer, form, actor }: { viewer: SignedIn; form: DeliveryHoursForm; actor: Actor },
): Promise<DeliveryHours> {
  const dealershipId = dealershipOf(viewer);
  return db.transaction(async (tx) => {
    await lockDealership(tx, dealershipId);
    const isChanged = await changeHours(tx, dealershipId, {
      ...form,
      today: todayOf(ports),
    });
    const about = { personId: null, detail: String(dealershipId) };
    const action = 'delivery-hours-changed';
    const words = { act: 'mudou os horários', changed: 'Os horários mudaram.' };
    if (!isChanged) await refuseChangedHours(tx, viewer, { action, ...words, ...about });
    await recordAudit(ports, tx, { actor, action, ...about });
    return showHours(ports, tx, viewer);
  });
}

/**
 * Refuses hours that were based on older ones with who changed them, and when. `act` says
 * what that person did, and `changed` the same where nobody is known.
 */
export async function refuseChangedHours(
  tx: Database,
  { id }: SignedIn,
  {
    action,
    act,
    changed,
    ...about
  }: {
    action: AuditAction;
    act: string;
    changed: string;
    personId: null;
    detail: string;
  },
): Promise<never> {
  const last = await findLastAct(tx, { actions: [action], ...about });
  const by = last ? byWhom(last, act, id) : changed;
  return refuse('conflict', `${by} Veja os de agora antes de salvar os seus.`, {
    reason: 'changed-meanwhile',
  });
}
