import { type AddressForm, type CompanyDataForm, type LoggedUser, type PersonalDataForm } from '@site/contracts';
import { saoPauloDay } from '@site/contracts/brazil';
import { eq } from 'drizzle-orm';
import { type Database } from '../../platform/database';
import { refuse, refuseFields, TEXTS } from '../../platform/errors';
import { type Ports } from '../../platform/ports';
import { users } from '../../tables';
import { findRegistration, lockAccount, saveRegistration } from './accounts.repository';
import { getLoggedUser } from './accounts.service';
import { addressProblems, missingFields, personalDataProblems } from './registration.rules';

const today = ({ clock }: Pick<Ports, 'clock'>) => saoPauloDay(clock.now());

export async function savePersonalData(ports: Ports, db: Database, userId: string, form: PersonalDataForm): Promise<LoggedUser> {
  const problems = personalDataProblems(form, today(ports));
  if (problems.length > 0) refuseFields(problems);
  await saveRegistration(db, userId, form, ports.clock.now());
  return getLoggedUser(db, userId);
}

export async function saveCompanyData(ports: Ports, db: Database, userId: string, form: CompanyDataForm): Promise<LoggedUser> {
  const user = await getLoggedUser(db, userId);
  if (user.personType !== 'PJ') refuse('invalid', 'Dados de empresa são para contas com CNPJ.');
  const { financialContactEmailConfirmation: _typedTwice, ...values } = form;
  await saveRegistration(db, userId, values, ports.clock.now());
  return user;
}

export async function saveAddress(ports: Ports, db: Database, userId: string, form: AddressForm): Promise<LoggedUser> {
  const problems = addressProblems(form);
  if (problems.length > 0) refuseFields(problems);
  const { state, complement, ...values } = form;
  await saveRegistration(db, userId, { ...values, complement: complement ?? null, stateId: state }, ports.clock.now());
  return getLoggedUser(db, userId);
}

/** Checks everything and finishes the registration; what is missing comes back as fields (product.md §4). */
export async function finishRegistration(ports: Ports, tx: Database, userId: string): Promise<LoggedUser> {
  const account = (await lockAccount(tx, userId)) ?? refuse('not-found', TEXTS.notFound);
  const saved = await findRegistration(tx, userId);
  const missing = missingFields(saved, account.personType);
  if (missing.length > 0) refuseFields(missing, 'Faltam dados para concluir o cadastro.');
  if (saved?.birthdate && saved.cnhFirstLicenseDate && saved.cnhExpirationDate) {
    const { birthdate, cnhFirstLicenseDate, cnhExpirationDate } = saved;
    const problems = personalDataProblems({ birthdate, cnhFirstLicenseDate, cnhExpirationDate }, today(ports));
    if (problems.length > 0) refuseFields(problems);
  }
  const now = ports.clock.now();
  await tx.update(users).set({ registrationFinishedAt: account.registrationFinishedAt ?? now, updatedAt: now }).where(eq(users.id, userId));
  return getLoggedUser(tx, userId);
}
