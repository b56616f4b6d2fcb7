import { and, asc, eq } from 'drizzle-orm';
import { hundredthsOf, type PartnersForm, type RegistrationDraft } from '@site/contracts';
import { type Database } from '../../platform/data/database';
import { registrationPartners, registrations } from '../../tables';
import { findRequiredDocuments } from '../documents/documents.repository';

export type Registration = typeof registrations.$inferSelect;
type Partner = Pick<
  typeof registrationPartners.$inferSelect,
  'name' | 'cpf' | 'shareHundredths' | 'email'
>;

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
  const { name, cpf, shareHundredths, email } = registrationPartners;
  return db
    .select({ name, cpf, shareHundredths, email })
    .from(registrationPartners)
    .where(eq(registrationPartners.userId, userId))
    .orderBy(asc(registrationPartners.position));
}

/**
 * Puts these partners in the place of the ones before; who stays keeps the e-mail that was
 * proved. Call it in a transaction that has locked the account.
 */
export async function replacePartners(
  tx: Database,
  userId: string,
  partners: PartnersForm['partners'],
): Promise<void> {
  const before = await listPartners(tx, userId);
  const emailOf = new Map(before.map(({ cpf, email }) => [cpf, email]));
  await tx.delete(registrationPartners).where(eq(registrationPartners.userId, userId));
  await tx.insert(registrationPartners).values(
    partners.map(({ name, cpf, share }, index) => ({
      userId,
      position: index + 1,
      name,
      cpf,
      email: emailOf.get(cpf) ?? null,
      shareHundredths: hundredthsOf(share),
    })),
  );
}

/** Keeps where a partner got the code that they signed with. */
export async function keepPartnerEmail(
  tx: Database,
  { userId, cpf, email }: { userId: string; cpf: string; email: string },
): Promise<void> {
  await tx
    .update(registrationPartners)
    .set({ email })
    .where(
      and(eq(registrationPartners.userId, userId), eq(registrationPartners.cpf, cpf)),
    );
}

/**
 * What was saved of a registration, in the form of its steps; null for a step that was
 * never saved.
 */
export async function findDraft(
  db: Database,
  userId: string,
): Promise<RegistrationDraft> {
  const [saved, partners, documents] = [
    await findRegistration(db, userId),
    await listPartners(db, userId),
    await findRequiredDocuments(db, userId),
  ];
  const company = saved && {
    ...saved,
    financialContactEmailConfirmation: saved.financialContactEmail,
  };
  return {
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

/** A partner with the share in percent. */
export function toPartner({
  name,
  cpf,
  shareHundredths,
}: Omit<Partner, 'email'>): PartnersForm['partners'][number] {
  return { name, cpf, share: shareHundredths / 100 };
}

/** The named values that are there. */
function filled<T extends object, K extends keyof T>(
  source: T,
  names: readonly K[],
): { [P in K]?: NonNullable<T[P]> } {
  return Object.fromEntries(
    names.filter((name) => source[name] !== null).map((name) => [name, source[name]]),
  ) as { [P in K]?: NonNullable<T[P]> };
}
