import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type AccountRecord, type LoggedUser } from '@site/api-contract';
import { normalizeDocument } from '@site/api-contract/brazil';
import { UUID } from '@site/api-contract/uuid';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import {
  findRegistration,
  listPartners,
  toPartner,
} from '../registration/registration.repository';
import { users } from './accounts.table';
import { registrations } from './registrations.table';

export type Account = typeof users.$inferSelect;

/** A typed e-mail, CPF or CNPJ in the one form that all its spellings have. */
export function identifierOf(typed: string): string {
  return typed.includes('@') ? typed.trim().toLowerCase() : normalizeDocument(typed);
}

/** The account for a typed identifier (docs/product/identity.md). */
export async function findAccount(db: Database, typed: string): Promise<Account | null> {
  const identifier = identifierOf(typed);
  const found = identifier.includes('@')
    ? eq(sql`lower(${users.email})`, identifier)
    : eq(users.document, identifier);
  const [account] = await db.select().from(users).where(found);
  return account ?? null;
}

/**
 * The newest registration that used an e-mail of somebody else (security-requirements
 * A7).
 */
export async function findClaimant(db: Database, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.claimedEmail, email))
    .orderBy(desc(users.createdAt))
    .limit(1);
  return account ?? null;
}

/** An account by its id or a typed identifier. */
export function findByName(db: Database, typed: string): Promise<Account | null> {
  return UUID.test(typed)
    ? findAccountById(db, typed.toLowerCase())
    : findAccount(db, typed);
}

/**
 * The account whose e-mail waits for confirmation, by its id, e-mail, CPF or CNPJ. An
 * e-mail that one account has confirmed may wait in another registration.
 */
export async function findPinHolder(
  db: Database,
  typed: string,
): Promise<Account | null> {
  const account = await findByName(db, typed);
  if (UUID.test(typed) || account?.emailConfirmedAt === null) return account;
  return (await findClaimant(db, identifierOf(typed))) ?? account;
}

export async function findAccountById(db: Database, id: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** The accounts with these ids, in no order; ids without an account are left out. */
export function findAccounts(db: Database, ids: readonly string[]): Promise<Account[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Locks the row of an account until the transaction ends. */
export async function lockAccount(tx: Database, id: string): Promise<Account | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return account ?? null;
}

/**
 * Locks the row of an account for a change of its access, which lets others store rows
 * that name it meanwhile: they hold leads and requests that an ending waits for.
 */
export async function lockAccess(tx: Database, id: string): Promise<Account | null> {
  const [account] = await tx
    .select()
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return account ?? null;
}

export async function getLockedAccount(tx: Database, id: string): Promise<Account> {
  return (await lockAccount(tx, id)) ?? refuse('not-found', TEXTS.notFound);
}

/** Accounts that hold or claim an e-mail, or hold a document, all locked. */
export function lockAccountsOf(
  tx: Database,
  { email, document }: { email: string; document?: string },
): Promise<Account[]> {
  const ofDocument = document === undefined ? undefined : eq(users.document, document);
  return tx
    .select()
    .from(users)
    .where(
      or(
        eq(sql`lower(${users.email})`, email),
        eq(users.claimedEmail, email),
        ofDocument,
      ),
    )
    .orderBy(asc(users.id)) // all callers lock in the same order, so that none blocks another for ever
    .for('update');
}

/** Stores a new account; null when its e-mail or document is taken by now. */
export async function insertAccount(
  tx: Database,
  values: typeof users.$inferInsert,
): Promise<Account | null> {
  const [account] = await tx
    .insert(users)
    .values(values)
    .onConflictDoNothing()
    .returning();
  return account ?? null;
}

export async function deleteUnconfirmed(tx: Database, id: string): Promise<void> {
  await tx
    .delete(users)
    .where(and(eq(users.id, id), isNull(users.emailConfirmedAt), isNull(users.role)));
}

/**
 * A customer's account with the whole registration, for consultants
 * (security-requirements A7). Staff have no such record.
 */
export async function findRecord(
  db: Database,
  whose: { document: string } | { id: string },
): Promise<AccountRecord | null> {
  const isIt =
    'id' in whose ? eq(users.id, whose.id) : eq(users.document, whose.document);
  const [found] = await db
    .select()
    .from(users)
    .where(and(isIt, isNull(users.role)));
  const logged = found && (await findLoggedUser(db, found.id));
  if (!logged) return null;
  const saved = await findRegistration(db, found.id);
  const partners = await listPartners(db, found.id);
  const {
    nationality = null,
    rne = null,
    rneExpirationDate = null,
    profession = null,
    number = null,
    complement = null,
    neighborhood = null,
  } = saved ?? {};
  const {
    cnh = null,
    cnhCategory = null,
    cnhFirstLicenseDate = null,
    cnhExpirationDate = null,
  } = saved ?? {};
  const {
    companyType = null,
    companyPhone = null,
    financialContactName = null,
    financialContactEmail = null,
  } = saved ?? {};
  return {
    ...logged,
    document: found.document ?? '',
    emailConfirmed: found.emailConfirmedAt !== null,
    createdAt: found.createdAt.toISOString(),
    nationality,
    rne,
    rneExpirationDate,
    profession,
    cnh,
    cnhCategory,
    cnhFirstLicenseDate,
    cnhExpirationDate,
    number,
    complement,
    neighborhood,
    companyType,
    companyPhone,
    financialContactName,
    financialContactEmail,
    partners: partners.map((partner) => ({
      ...toPartner(partner),
      since: partner.since.toISOString(),
    })),
  };
}

export async function documentExists(db: Database, document: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.document, document));
  return found.length > 0;
}

/** The stored user data of spec §3, or null for an account that is gone. */
export async function findLoggedUser(
  db: Database,
  id: string,
): Promise<LoggedUser | null> {
  const [row] = await db
    .select({
      user: users,
      registration: registrations,
      dealershipName: dealerships.name,
    })
    .from(users)
    .leftJoin(registrations, eq(registrations.userId, users.id))
    .leftJoin(dealerships, eq(dealerships.id, users.dealershipId))
    .where(eq(users.id, id));
  if (!row) return null;
  const { user, registration, dealershipName } = row;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    cellphone: user.cellphone,
    birthdate: registration?.birthdate ?? null,
    cep: registration?.cep ?? null,
    city: registration?.city ?? null,
    state: registration?.stateId ?? null,
    street: registration?.street ?? null,
    personType: user.personType,
    role: user.role,
    dealershipId: user.dealershipId === null ? null : String(user.dealershipId),
    dealershipName,
    registrationFinished: user.registrationFinishedAt !== null,
    ...(user.role === 'CONSULTANT' && { rights: user.rights }),
  };
}
