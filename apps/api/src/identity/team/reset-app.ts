import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type Account, findAccountById } from '../accounts/accounts.repository';
import { deletePasskeysOf } from '../authentication/passkeys/passkeys.repository';
import { disconnectApp } from '../authentication/second-step/authenticators.repository';
import { clearCodeFailures } from '../authentication/second-step/code-limits';
import { endSignIns } from './staff-access';
import { lostAppMail } from './team.mails';

/**
 * The way back for a member of staff whose phone is lost, an act of a second person: the
 * app and the passkeys stop counting, blocks and sessions end, and the next sign-in connects another one with the
 * password and the code of a mail. The owner hears of it by mail, with the name of who
 * did it. The transaction has locked the account.
 */
export async function resetApp(
  ports: Ports,
  tx: Database,
  { account, actor }: { account: Account; actor: Actor },
): Promise<void> {
  await disconnectApp(tx, account.id);
  await deletePasskeysOf(tx, account.id);
  await clearCodeFailures(ports.config, tx, account.id);
  await endSignIns(ports, tx, account.id, 'authenticator-reset');
  await recordAudit(ports, tx, {
    actor,
    action: 'authenticator-reset',
    personId: account.id,
  });
  const by = actor.id === null ? null : await findAccountById(tx, actor.id);
  await enqueueMail(
    ports,
    tx,
    lostAppMail(ports.config, { to: account.email, by: by?.name ?? null }),
  );
}
