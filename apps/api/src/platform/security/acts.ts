import { type Role } from '@site/contracts';
import { type Ports } from '../ports';
import { type Actor } from './audit';

/** The role in which somebody acts where people of one role may, and operations. */
export function roleOf<R extends Role>(staff: R, { role }: Actor): R | 'operations' {
  return role === staff ? staff : 'operations';
}

/** Columns that a table of acts keeps of each: the actor, their role, and the time. */
export function actNow<R extends Role>(
  { clock }: Pick<Ports, 'clock'>,
  staff: R,
  actor: Actor,
) {
  return { actedBy: actor.id, actorRole: roleOf(staff, actor), at: clock.now() };
}
