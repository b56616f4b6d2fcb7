import { type ErasureForm, type Privacy } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { getLockedAccount } from '../../../identity/accounts/accounts.repository';
import { askCurrentPassword } from '../../../identity/authentication/check-password';
import { erasedMail } from '../privacy.mails';
import { erasabilityOf } from './erasability';
import { erasePerson } from './erase-person';

/**
 * Erases the viewer's account at once (security-requirements I3). Refuses with 409 while
 * a contract or a proposal is under way; else answers which facts stay.
 */
export async function eraseAccount(
  ports: Ports,
  db: Database,
  {
    viewer,
    form: { currentPassword },
    actor,
  }: { viewer: SignedIn; form: ErasureForm; actor: Actor },
): Promise<{ ok: true; keeps: Privacy['erasure']['keeps'] }> {
  const { id } = await askCurrentPassword(ports, db, {
    userId: viewer.id,
    password: currentPassword,
    actor,
  });
  const { blockers } = await erasabilityOf(ports.config, db, id);
  if (blockers.length > 0) {
    await recordAudit(ports, db, {
      actor,
      action: 'erasure-refused',
      detail: 'open-proposal',
    });
    refuseOpen(blockers);
  }
  return db.transaction(async (tx) => {
    const account = await getLockedAccount(tx, id);
    const {
      blockers: sentMeanwhile,
      keeps,
      keptUntil,
    } = await erasabilityOf(ports.config, tx, id);
    if (sentMeanwhile.length > 0) refuseOpen(sentMeanwhile);
    await erasePerson(ports, tx, account, { actor, keptUntil, detail: 'asked' });
    // This last mail holds the address, so it is dropped when it can't be sent within a
    // day.
    await enqueueMail(ports, tx, erasedMail(ports.config, account.email, keeps), {
      dropAt: new Date(ports.clock.now().getTime() + DAY_MS),
    });
    return { ok: true as const, keeps };
  });
}

function refuseOpen(blockers: readonly string[]): never {
  return refuse('conflict', blockers.join(' '), {
    reason: 'contract-open',
    notifications: blockers.map((message) => ({ key: 'Proposal', message })),
  });
}
