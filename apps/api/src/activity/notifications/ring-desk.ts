import { type DeskKind } from '@site/api-contract/notification-kinds';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { ring, type Subject } from './ring';

/**
 * Tells everybody else at the desk what a colleague changed there, in the transaction of
 * the change.
 */
export function ringDesk(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { kind, about, actor }: { kind: DeskKind; about: Subject; actor: Actor },
): Promise<void> {
  return ring(tx, {
    ...{ kind, about, by: actor.id },
    to: { consultants: 'desk' },
    at: clock.now(),
  });
}
