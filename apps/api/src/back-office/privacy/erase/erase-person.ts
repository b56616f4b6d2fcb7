import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type Account } from '../../../identity/accounts/accounts.repository';
import { emailChanges, users } from '../../../identity/accounts/accounts.table';
import { pins } from '../../../identity/accounts/pins.table';
import {
  findRegistration,
  listPartners,
} from '../../../identity/registration/registration.repository';
import {
  consultantInvitations,
  sellerInvitations,
} from '../../../identity/team/team.table';
import { leads, reservations } from '../../../sales/leads/leads.table';
import {
  consultantInvitationsOf,
  invitationsOf,
  leadsByPhone,
  leadsOf,
  reservationsOf,
} from '../person-contacts';
import { referencesToUsers } from '../person-tables';
import { eraseMentions, eraseTraffic } from './erase-traffic';
import { retainFacts } from './retain-facts';
import { scrubProposals } from './scrub-proposals';

type Erasure = {
  actor: Actor;
  /** Last day that contract facts are kept for; null when there are none. */
  keptUntil: string | null;
  /** Why it happens: the owner's wish, an operator's act, or the end of a term. */
  detail: 'asked' | 'operations' | 'term-over';
};

const NAMELESS = 'Cadastro apagado';
/** The domain of the addresses of nameless accounts, which nobody can own. */
export const NAMELESS_HOST = '@apagado.invalid';

/**
 * Removes a person from every table (security-requirements I3). Rows of the account that
 * may go are deleted with it. Rows that must stay, such as proposals, pass to a nameless
 * account, and a contract's name, document and address into `kept_facts` until the law
 * lets them go. Sessions end with the account; files follow their rows. Call it in a
 * transaction that has locked the account and checked that it may go.
 */
export async function erasePerson(
  ports: Ports,
  tx: Database,
  account: Account,
  { actor, keptUntil, detail }: Erasure,
): Promise<void> {
  const outliving = await outlivingRows(tx, account.id);
  if (outliving.length > 0) {
    const nameless = await addNameless(ports, tx, account);
    if (keptUntil) await retainFacts(ports, tx, { account, nameless, keptUntil });
    await scrubProposals(tx, account.id, nameless);
    for (const { table, column } of outliving)
      await tx.execute(
        sql`update ${sql.identifier(table)}
          set ${sql.identifier(column)} = ${nameless}
          where ${sql.identifier(column)} = ${account.id}`,
      );
  }
  // When a term ends, nobody has asked for it, and the e-mail may be unproved: rows that
  // others sent with this e-mail have terms of their own.
  if (detail !== 'term-over') {
    await eraseByContact(tx, account);
    const partners = await listPartners(tx, account.id);
    const contact = (await findRegistration(tx, account.id))?.financialContactEmail;
    const emails = [...partners.map(({ email }) => email), contact].flatMap(
      (email) => email ?? [],
    );
    await eraseMentions(ports, tx, { ...account, emails });
  }
  if (detail === 'operations') await tx.delete(leads).where(leadsByPhone(account));
  await eraseTraffic(tx, account.id);
  await tx.delete(users).where(eq(users.id, account.id));
  // The trail loses the person, too: id and address go, reason and time remain.
  await recordAudit(ports, tx, {
    actor: { ...actor, id: null, address: null },
    action: 'account-erased',
    personId: null,
    detail: keptUntil ? `${detail}, contract-facts-kept` : detail,
  });
}

/** Tables whose rows must stay when the account goes. */
async function outlivingRows(
  tx: Database,
  userId: string,
): Promise<{ table: string; column: string }[]> {
  const found: { table: string; column: string }[] = [];
  for (const { table, column, outlives } of await referencesToUsers(tx)) {
    if (!outlives) continue;
    const query = sql`select 1 from ${sql.identifier(table)}
      where ${sql.identifier(column)} = ${userId}
      limit 1`;
    const { rows } = (await tx.execute(query)) as unknown as { rows: unknown[] };
    if (rows.length > 0) found.push({ table, column });
  }
  return found;
}

async function addNameless(
  { clock, random }: Ports,
  tx: Database,
  { personType }: Account,
): Promise<string> {
  const id = random.uuid();
  const now = clock.now();
  await tx.insert(users).values({
    id,
    personType,
    name: NAMELESS,
    email: `${id}${NAMELESS_HOST}`,
    passwordHash: 'none',
    disabledAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Erases rows with this e-mail that were made without the account. */
async function eraseByContact(tx: Database, account: Account): Promise<void> {
  const { id, email } = account;
  await tx.delete(reservations).where(reservationsOf(account));
  await tx.delete(leads).where(leadsOf(account));
  await tx.delete(sellerInvitations).where(invitationsOf(account));
  await tx.delete(consultantInvitations).where(consultantInvitationsOf(account));
  await tx
    .delete(users)
    .where(
      and(
        eq(users.claimedEmail, email),
        isNull(users.emailConfirmedAt),
        ne(users.id, id),
      ),
    );
  await tx.delete(emailChanges).where(eq(emailChanges.email, email));
  await tx.delete(pins).where(eq(pins.address, email));
}
