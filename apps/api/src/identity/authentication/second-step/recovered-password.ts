import { and, arrayContains, eq, isNull, ne } from 'drizzle-orm';
import { type Role } from '@site/api-contract';
import { reachUs } from '#platform/company';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Account } from '../../accounts/accounts.repository';
import { users } from '../../accounts/accounts.table';
import { listPasskeys } from '../passkeys/passkeys.repository';
import {
  disconnectApp,
  findAuthenticator,
  needsSecondStep,
} from './authenticators.repository';

/** The second person, by the role of who needs one. */
const HELPERS: Record<Role, string> = {
  CONSULTANT: 'outro consultor que cuida da equipe',
  DEALER: 'um consultor que cuida da equipe',
  SELLER: 'quem administra a sua loja no portal',
};

/** Whom to ask; us where no other consultant has the right `people` (decision 131). */
async function helpFor(
  { config }: Pick<Ports, 'config'>,
  tx: Database,
  { id, role }: { id: string; role: Role },
): Promise<string> {
  const isAlone = role !== 'SELLER' && !(await hasPeopleBeside(tx, id));
  return isAlone
    ? `fale com a gente e peça que a sua segunda etapa seja liberada: ${reachUs(config)}.`
    : `peça a ${HELPERS[role]} que libere a sua segunda etapa na página Equipe.`;
}

/** Whether another consultant with access has the right `people`. */
async function hasPeopleBeside(tx: Database, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, id),
        eq(users.role, 'CONSULTANT'),
        isNull(users.disabledAt),
        arrayContains(users.rights, ['people']),
      ),
    )
    .limit(1);
  return others.length > 0;
}

/**
 * Marks staff whose password the link of a mail has replaced (decision 131): the mailbox
 * alone must not connect the first second step, so `refuseRecovered` holds it back. An app
 * that a link connected and no password has used was proved by the mailbox alone, too, and
 * stops counting. Gives the sentence that names who can help, or null for a customer and
 * for who has a second step. The transaction has locked the account.
 */
export async function markRecovered(
  ports: Ports,
  tx: Database,
  account: Account,
): Promise<string | null> {
  const { id, role } = account;
  if (role === null || !(await needsSecondStep(ports, tx, account))) return null;
  await tx
    .update(users)
    .set({ passwordRecoveredAt: ports.clock.now() })
    .where(eq(users.id, account.id));
  const app = await findAuthenticator(ports, tx, account.id);
  if (app?.passwordDue) await disconnectApp(tx, account.id);
  else if (app) return null;
  const passkeys = await listPasskeys(tx, account.id);
  if (passkeys.length > 0) return null;
  return `Para voltar a entrar, ${await helpFor(ports, tx, { id, role })}`;
}

/** Refuses to begin the connection of a second step after `markRecovered`. */
export async function refuseRecovered(
  ports: Pick<Ports, 'config'>,
  tx: Database,
  { id, role, passwordRecoveredAt }: Account,
): Promise<void> {
  if (role === null || !passwordRecoveredAt) return;
  const help = await helpFor(ports, tx, { id, role });
  refuse('invalid', `Sua senha foi trocada pelo e-mail: ${help}`);
}

/**
 * Takes the mark away, since a second step or a second person has confirmed the owner. A
 * mark that is newer than the account as it was read stays.
 */
export async function clearRecovered(
  tx: Database,
  { id, passwordRecoveredAt }: Account,
): Promise<void> {
  if (!passwordRecoveredAt) return;
  await tx
    .update(users)
    .set({ passwordRecoveredAt: null })
    .where(and(eq(users.id, id), eq(users.passwordRecoveredAt, passwordRecoveredAt)));
}
