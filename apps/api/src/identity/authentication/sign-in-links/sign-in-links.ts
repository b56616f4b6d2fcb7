import { and, eq, gt } from 'drizzle-orm';
import { dealerSignInLinkPath } from '@site/api-contract/site-paths';
import { commitIf } from '#platform/data/commit-if';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, OPERATIONS, recordAudit } from '#platform/security/audit';
import { hashOf, TOKEN_BYTES } from '#platform/security/token-hash';
import { tryConsume } from '../../accounts/account-claims';
import {
  type Account,
  findAccount,
  findAccountById,
} from '../../accounts/accounts.repository';
import { signInLinks } from '../sessions.table';
import { signInLinkMail } from './sign-in-links.mails';

const USELESS = 'Este link expirou ou já foi usado. Peça outro.';

/**
 * Whether an account may sign in by a link: enabled dealership staff without a second
 * step. With one, the mail would be the only proof: the code comes to the same mailbox,
 * and the password is left out.
 */
function mayEnterByLink({
  role,
  dealershipId,
  disabledAt,
  emailConfirmedAt,
  mfaEnabled,
}: Account): boolean {
  const isStaff = (role === 'DEALER' || role === 'SELLER') && dealershipId !== null;
  return isStaff && disabledAt === null && emailConfirmedAt !== null && !mfaEnabled;
}

/**
 * Makes the link of an account and ends the older one. The token is stored hashed
 * (security-requirements D7). It is behind `#` and needs the press of a button, so
 * neither servers nor mail scanners use it.
 */
async function makeLink(
  { clock, config, random }: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  userId: string,
): Promise<{ path: string; expiresAt: Date }> {
  const now = clock.now();
  const token = random.token(TOKEN_BYTES);
  const expiresAt = new Date(now.getTime() + config.SIGN_IN_LINK_MINUTES * 60_000);
  await tx.delete(signInLinks).where(eq(signInLinks.userId, userId));
  await tx
    .insert(signInLinks)
    .values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt });
  return { path: dealerSignInLinkPath(token), expiresAt };
}

/**
 * Mails the link. An address without such an account gets the same answer after the same
 * work, which is rolled back.
 */
export async function requestSignInLink(
  ports: Ports,
  db: Database,
  email: string,
  actor: Actor,
): Promise<{ ok: true }> {
  if (await tryConsume(ports, db, `sign-in-link:${hashOf(email)}`)) {
    await commitIf(db, async (tx) => {
      const account = await findAccount(tx, email);
      const { path, expiresAt } = await makeLink(
        ports,
        tx,
        account?.id ?? ports.random.uuid(),
      );
      await recordAudit(ports, tx, {
        actor,
        action: 'sign-in-link-asked',
        personId: account?.id ?? null,
      });
      await enqueueMail(ports, tx, signInLinkMail(ports.config, { to: email, path }), {
        dropAt: expiresAt,
      });
      return account !== null && mayEnterByLink(account);
    });
  }
  return { ok: true };
}

/** A new link for dealership staff, or null when the account may not sign in by one. */
export async function issueSignInLink(
  ports: Ports,
  db: Database,
  email: string,
): Promise<string | null> {
  const account = await findAccount(db, email);
  if (!account || !mayEnterByLink(account)) return null;
  const { path } = await db.transaction(async (tx) => {
    await recordAudit(ports, tx, {
      actor: OPERATIONS,
      action: 'sign-in-link-issued',
      personId: account.id,
    });
    return makeLink(ports, tx, account.id);
  });
  return `${ports.config.PUBLIC_ORIGIN}${path}`;
}

/**
 * Uses a link up and gives its account; of two simultaneous uses one succeeds. Used,
 * expired and unknown links get the same answer.
 */
export async function redeemSignInLink(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  token: string,
): Promise<Account> {
  const [link] = await db
    .delete(signInLinks)
    .where(
      and(
        eq(signInLinks.tokenHash, hashOf(token)),
        gt(signInLinks.expiresAt, clock.now()),
      ),
    )
    .returning({ userId: signInLinks.userId });
  const account = link ? await findAccountById(db, link.userId) : null;
  return account && mayEnterByLink(account)
    ? account
    : refuse('invalid', USELESS, { reason: 'link-unusable' });
}
