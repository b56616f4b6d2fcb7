import { type ConsultantRight } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudits } from '#platform/security/audit';
import { withdrawInvitationsBy } from './consultant-invitations.repository';

/**
 * Withdraws the open invitations of a consultant who loses the right `people`, so that no
 * link makes a colleague after it. The trail names who took the right away.
 */
export async function endInvitationsOf(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  {
    userId,
    lost,
    actor,
  }: { userId: string; lost: readonly ConsultantRight[]; actor: Actor },
): Promise<void> {
  if (!lost.includes('people')) return;
  const ids = await withdrawInvitationsBy(tx, userId, ports.clock.now());
  await recordAudits(
    ports,
    tx,
    ids.map((id) => ({
      actor,
      action: 'invitation-withdrawn' as const,
      personId: null,
      subject: `invitation:${id}` as const,
    })),
  );
}
