import { type Role } from '@site/contracts';
import { type Ports } from '../ports';
import { type Actor } from './audit';

/** As what somebody acts where people of one role may, and operations. */
export function roleOf<R extends Role>(staff: R, { role }: Actor): R | 'operations' {
  return role === staff ? staff : 'operations';
}

/** What a table of acts keeps of each: who, as what, and when. */
export function actNow<R extends Role>(
  { clock }: Pick<Ports, 'clock'>,
  staff: R,
  actor: Actor,
) {
  return { actedBy: actor.id, actorRole: roleOf(staff, actor), at: clock.now() };
}
