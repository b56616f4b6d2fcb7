import { type DeskKind } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { notify, type Subject } from './notify';

/**
 * Tells all other consultants with the right `desk` what a colleague changed, in the
 * transaction of the change.
 */
export function notifyDeskConsultants(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { kind, about, actor }: { kind: DeskKind; about: Subject; actor: Actor },
): Promise<void> {
  return notify(tx, {
    ...{ kind, about, by: actor.id },
    to: { consultants: 'desk' },
    at: clock.now(),
  });
}
