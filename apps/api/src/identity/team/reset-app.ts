import { formatDateTime } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type Account, findAccountById } from '../accounts/accounts.repository';
import { deletePasskeysOf } from '../authentication/passkeys/passkeys.repository';
import { disconnectApp } from '../authentication/second-step/authenticators.repository';
import { clearCodeFailures } from '../authentication/second-step/code-limits';
import { clearRecovered } from '../authentication/second-step/recovered-password';
import { endSignIns } from './staff-access';
import { lostAppMail, releasedMail } from './team.mails';
import { listSecondStepOwners } from './team.repository';

/**
 * The way back for a member of staff whose phone is lost, or who recovered the password by
 * mail before there was a second step; an act of a second person. The app and the passkeys
 * stop counting, blocks and sessions end, and the next sign-in connects another one with
 * the password and the code of a mail. The owner hears of it by mail, with the name of who
 * did it. The transaction has locked the account.
 */
export async function resetApp(
  ports: Ports,
  tx: Database,
  { account, actor }: { account: Account; actor: Actor },
): Promise<void> {
  const hadSecondStep = (await listSecondStepOwners(tx, [account.id])).has(account.id);
  await disconnectApp(tx, account.id);
  await deletePasskeysOf(tx, account.id);
  await clearCodeFailures(ports.config, tx, account.id);
  await clearRecovered(tx, account);
  await endSignIns(ports, tx, account.id, 'authenticator-reset');
  await recordAudit(ports, tx, {
    actor,
    action: 'authenticator-reset',
    personId: account.id,
  });
  const by = actor.id === null ? null : await findAccountById(tx, actor.id);
  const isRelease = account.passwordRecoveredAt !== null && !hadSecondStep;
  const mail = isRelease ? releasedMail : lostAppMail;
  await enqueueMail(
    ports,
    tx,
    mail(ports.config, { to: account.email, by: by?.name ?? null }),
  );
}

/**
 * Refuses a second person who has not seen that the link of a mail replaced the password,
 * or has seen an older time of it: 409 `changed-meanwhile`. Otherwise somebody with the
 * mailbox could replace it while the page of the team stands open. A time that counts no
 * more is refused, too: the owner may have connected a second step since, and a late press
 * would take it away. A tab of an older release sends no time until it is loaded again.
 */
export function refuseUnseenRecovery(
  { passwordRecoveredAt }: Account,
  seen: string | undefined,
): void {
  if (passwordRecoveredAt?.toISOString() === seen) return;
  const again = seen === undefined ? 'Recarregue a página, confirme' : 'Confirme';
  refuse(
    'conflict',
    passwordRecoveredAt
      ? `A senha foi trocada pelo e-mail em ${formatDateTime(passwordRecoveredAt)}. ${again} com a pessoa se foi ela e tente de novo.`
      : 'Outra pessoa já liberou esta conta, ou quem a usa já entrou com a segunda etapa. Confira a lista antes de tentar de novo.',
    { reason: 'changed-meanwhile' },
  );
}
