import { asc, eq } from 'drizzle-orm';
import {
  hundredthsOf,
  type PartnersForm,
  type RegistrationDraft,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { isSameName } from '#platform/data/search-words';
import { users } from '../accounts/accounts.table';
import { registrationPartners, registrations } from '../accounts/registrations.table';
import { findRequiredDocuments } from '../documents/documents.repository';

export type Registration = typeof registrations.$inferSelect;
type Partner = Pick<
  typeof registrationPartners.$inferSelect,
  'name' | 'cpf' | 'shareHundredths' | 'email' | 'since'
>;
type PartnersChange = { partners: PartnersForm['partners']; now: Date };

export async function findRegistration(
  db: Database,
  userId: string,
): Promise<Registration | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId));
  return row ?? null;
}

/** Adds or replaces one step of a registration. */
export async function saveRegistration(
  db: Database,
  userId: string,
  values: Partial<typeof registrations.$inferInsert>,
  now: Date,
): Promise<void> {
  const set = { ...values, updatedAt: now };
  await db
    .insert(registrations)
    .values({ ...set, userId })
    .onConflictDoUpdate({ target: registrations.userId, set });
}

/** Partners of a company in their order. */
export function listPartners(db: Database, userId: string): Promise<Partner[]> {
  const { name, cpf, shareHundredths, email, since } = registrationPartners;
  return db
    .select({ name, cpf, shareHundredths, email, since })
    .from(registrationPartners)
    .where(eq(registrationPartners.userId, userId))
    .orderBy(asc(registrationPartners.position));
}

/**
 * Replaces the partners. A partner who stays with the same name and address keeps
 * `since`; an address that is left out stays. Tells whether any partner came, left or
 * changed. Call it in a transaction that has locked the account.
 */
export async function replacePartners(
  tx: Database,
  userId: string,
  { partners, now }: PartnersChange,
): Promise<boolean> {
  const before = await listPartners(tx, userId);
  const rows = partners.map(({ name, cpf, share, email }, index) => {
    const was = before.find((one) => one.cpf === cpf);
    const partner = { name, email: email ?? was?.email ?? null };
    const isSame =
      was && isSamePartner(was, partner, isAlone(before) === isAlone(partners));
    return {
      ...partner,
      userId,
      position: index + 1,
      cpf,
      shareHundredths: hundredthsOf(share),
      since: isSame ? was.since : now,
    };
  });
  await tx.delete(registrationPartners).where(eq(registrationPartners.userId, userId));
  await tx.insert(registrationPartners).values(rows);
  const kept = rows.filter(({ since, cpf }) =>
    before.some((was) => was.cpf === cpf && was.since === since),
  );
  return kept.length < rows.length || rows.length !== before.length;
}

const isAlone = (partners: readonly unknown[]) => partners.length === 1;

/** An only partner without an address of their own is reached at the account's. */
function isSamePartner(
  was: Pick<Partner, 'name' | 'email'>,
  { name, email }: Pick<Partner, 'name' | 'email'>,
  areAsAlone: boolean,
): boolean {
  const isReachedThere = was.email === email && (email !== null || areAsAlone);
  return isSameName(was.name, name) && isReachedThere;
}

/**
 * The saved parts of a registration, in the form of its steps; null for a step without
 * data.
 */
export async function findDraft(
  db: Database,
  userId: string,
  today: IsoDate,
): Promise<RegistrationDraft> {
  const [[account], saved, partners, documents] = [
    await db.select({ document: users.document }).from(users).where(eq(users.id, userId)),
    await findRegistration(db, userId),
    await listPartners(db, userId),
    await findRequiredDocuments(db, userId, today),
  ];
  const company = saved && {
    ...saved,
    financialContactEmailConfirmation: saved.financialContactEmail,
  };
  return {
    document: account?.document ?? '',
    personalData: saved?.birthdate
      ? filled(saved, [
          'birthdate',
          'nationality',
          'rne',
          'rneExpirationDate',
          'profession',
          'cnh',
          'cnhCategory',
          'cnhFirstLicenseDate',
          'cnhExpirationDate',
        ])
      : null,
    companyData: company?.companyType
      ? filled(company, [
          'companyType',
          'companyPhone',
          'financialContactName',
          'financialContactEmail',
          'financialContactEmailConfirmation',
          'financialContactCopy',
        ])
      : null,
    partners: partners.length > 0 ? partners.map(toPartner) : null,
    address: saved?.cep
      ? filled({ ...saved, state: saved.stateId }, [
          'cep',
          'street',
          'number',
          'complement',
          'neighborhood',
          'city',
          'state',
        ])
      : null,
    documents: documents ?? { wanted: [], missing: [] },
  };
}

/** A partner in the form's shape, with the share in percent. */
export function toPartner({
  name,
  cpf,
  shareHundredths,
  email,
}: Omit<Partner, 'since'>): NonNullable<RegistrationDraft['partners']>[number] {
  return { name, cpf, share: shareHundredths / 100, ...(email && { email }) };
}

/** The named values that are not empty. */
function filled<T extends object, K extends keyof T>(
  source: T,
  names: readonly K[],
): { [P in K]?: NonNullable<T[P]> } {
  return Object.fromEntries(
    names.filter((name) => source[name] !== null).map((name) => [name, source[name]]),
  ) as { [P in K]?: NonNullable<T[P]> };
}
