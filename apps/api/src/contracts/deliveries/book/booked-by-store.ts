import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { type DeliveryFacts } from '../deliveries.repository';
import { refuseUnready } from '../deliveries.service';
import { fitsIn, type Slot } from '../delivery.rules';
import { latenessOf } from '../delivery-view';
import { findHours } from './delivery-hours.repository';

/**
 * The one who books a delivery: staff of the dealership act at the customer's request, who
 * reads their name and the dealership's.
 */
export function atTheStore(
  actor: Actor,
  { dealership }: DeliveryFacts,
  { role, name }: SignedIn,
): Actor {
  if (!role) return actor;
  const by = name ? `${name}, da ${dealership.name},` : dealership.name;
  return { ...actor, atRequest: { name: by } };
}

/**
 * Refuses to let a dealership book in place of another slot than the one it read (409
 * `changed-meanwhile`), and to move a slot that is ahead where that would serve itself: a
 * late delivery, whose days cost it, and an hour that its own new hours leave out.
 */
export async function requireStoreMayMove(
  tx: Database,
  {
    facts,
    today,
    instead = null,
  }: { facts: DeliveryFacts; today: IsoDate; instead?: Slot | null | undefined },
): Promise<void> {
  const { slotOn: day, slotAt: time, slotPlace: place, dealershipId } = facts.delivery;
  if (day !== (instead?.day ?? null) || time !== (instead?.time ?? null))
    refuse('conflict', 'Esta entrega mudou. Confira antes de continuar.', {
      reason: 'changed-meanwhile',
    });
  if (!day || !time || !place || day < today) return;
  if (latenessOf(facts, today))
    refuseUnready('Esta entrega está atrasada: só o cliente escolhe outro dia.');
  const hours = await findHours(tx, dealershipId, today);
  if (!hours || !fitsIn(hours, { day, time, place }))
    refuseUnready(
      'O horário marcado saiu do calendário da loja: só o cliente escolhe outro.',
    );
}
