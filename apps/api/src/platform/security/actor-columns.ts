import { type Role } from '@site/api-contract';
import { type Ports } from '../ports';
import { type Actor } from './audit';

/** The role of an actor, for an act that only one role and operations may do. */
export function roleOf<R extends Role>(staff: R, { role }: Actor): R | 'operations' {
  return role === staff ? staff : 'operations';
}

/** Columns of a table of acts: the actor, their role, and the time. */
export function actorColumns<R extends Role>(
  { clock }: Pick<Ports, 'clock'>,
  staff: R,
  actor: Actor,
) {
  return { actedBy: actor.id, actorRole: roleOf(staff, actor), at: clock.now() };
}
