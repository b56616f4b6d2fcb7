import { eq } from 'drizzle-orm';
import {
  type AddressForm,
  type CompanyDataForm,
  type LoggedUser,
  type PartnersForm,
  type PersonalDataForm,
  personalDataFormOn,
  type RegistrationDraft,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { ADDRESS_DRAFT } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { consume } from '#platform/http/limits/rate-limits';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import {
  noteRequestedAct,
  requestedActsOf,
} from '../../activity/requested-acts/requested-acts';
import { getLockedAccount, lockAccount } from '../accounts/accounts.repository';
import { getLoggedUser } from '../accounts/accounts.service';
import { users } from '../accounts/accounts.table';
import { contactChangedMail, newContactMail } from '../accounts/financial-contact.mails';
import { readDraft } from '../drafts/drafts.service';
import {
  findDraft,
  findRegistration,
  replacePartners,
  saveRegistration,
} from './registration.repository';
import { documentProblems, draftProblems, problemsOf } from './registration.rules';

/** A step of the registration, as its owner typed it. */
type RegistrationStep<Form> = { userId: string; form: Form; actor: Actor };

/** Called in the transaction that changes the partners of a company. */
export type OnPartnersChange = (
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  userId: string,
) => Promise<void>;

const today = ({ clock }: Pick<Ports, 'clock'>) => saoPauloDay(clock.now());

export async function savePersonalData(
  ports: Ports,
  db: Database,
  { userId, form, actor }: RegistrationStep<PersonalDataForm>,
): Promise<LoggedUser> {
  const problems = problemsOf(personalDataFormOn(today(ports)), form);
  if (problems.length > 0) refuseFields(problems);
  const { rne = null, rneExpirationDate = null, ...values } = form;
  await saveStep(ports, db, {
    userId,
    detail: 'personal-data',
    values: { ...values, rne, rneExpirationDate },
    actor,
  });
  return getLoggedUser(db, userId);
}

export async function saveCompanyData(
  ports: Ports,
  db: Database,
  { userId, form, actor }: RegistrationStep<CompanyDataForm>,
): Promise<LoggedUser> {
  const user = await getLoggedUser(db, userId);
  if (user.personType !== 'PJ')
    refuse('invalid', 'Dados de empresa são para contas com CNPJ.');
  const {
    financialContactEmailConfirmation: _typedTwice,
    financialContactCopy,
    ...required
  } = form;
  const values = {
    ...required,
    ...(financialContactCopy !== undefined && { financialContactCopy }),
  };
  const before = (await findRegistration(db, userId))?.financialContactEmail;
  const contact = values.financialContactEmail;
  const isTold = user.registrationFinished && before !== contact;
  // Each change mails a person who has no account here.
  if (isTold)
    await consume(ports, [`financial-contact:${userId}`], ports.config.PIN_SENDS);
  await db.transaction(async (tx) => {
    await saveRegistration(tx, userId, values, ports.clock.now());
    if (isTold) await tellOfContact(ports, tx, { user, contact });
    await recordAudit(ports, tx, {
      actor,
      action: 'registration-saved',
      detail: 'company-data',
    });
  });
  return user;
}

/** Tells both the former and the new financial contact. */
async function tellOfContact(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { user, contact }: { user: LoggedUser; contact: string },
): Promise<void> {
  const { config } = ports;
  const about = { company: user.name, contact };
  await enqueueMail(ports, tx, contactChangedMail(config, { ...about, to: user.email }));
  if (contact !== user.email) await enqueueMail(ports, tx, newContactMail(config, about));
}

export async function savePartners(
  ports: Ports,
  db: Database,
  {
    userId,
    form: { partners },
    actor,
    onChange,
  }: RegistrationStep<PartnersForm> & { onChange: OnPartnersChange },
): Promise<LoggedUser> {
  await db.transaction(async (tx) => {
    const { personType } = await getLockedAccount(tx, userId);
    if (personType !== 'PJ') refuse('invalid', 'Sócios são para contas com CNPJ.');
    const now = ports.clock.now();
    if (await replacePartners(tx, userId, { partners, now }))
      await onChange(ports, tx, userId);
    await recordAudit(ports, tx, {
      actor,
      action: 'registration-saved',
      detail: 'partners',
    });
  });
  return getLoggedUser(db, userId);
}

export async function saveAddress(
  ports: Ports,
  db: Database,
  { userId, form, actor }: RegistrationStep<AddressForm>,
): Promise<LoggedUser> {
  const { state, complement, ...values } = form;
  await saveStep(ports, db, {
    userId,
    detail: 'address',
    values: { ...values, complement: complement ?? null, stateId: state },
    actor,
  });
  return getLoggedUser(db, userId);
}

/** Takes away the note that a consultant began a change of the address. */
const endBegunChange = (ports: Ports, tx: Database, userId: string, actor: Actor) =>
  noteRequestedAct(ports, tx, { userId, kind: 'address', what: '', actor });

/**
 * The registration as far as it was saved; with the consultant who began a change of the
 * address on the phone, while their draft waits for its owner: one that the customer
 * saved since is the customer's own.
 */
export async function showRegistration(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  userId: string,
): Promise<RegistrationDraft> {
  const saved = await findDraft(db, userId, today(ports));
  const begun = await readDraft(ports, db, { userId, form: ADDRESS_DRAFT });
  const notes = begun && (await requestedActsOf(db, { userId, kind: 'address' }));
  const addressBy = begun && notes?.get(begun.savedAt);
  return { ...saved, ...(addressBy && { addressBy }) };
}

type StepValues = Parameters<typeof saveRegistration>[2];

function saveStep(
  ports: Ports,
  db: Database,
  {
    userId,
    detail,
    values,
    actor,
  }: { userId: string; detail: string; values: StepValues; actor: Actor },
): Promise<void> {
  return db.transaction(async (tx) => {
    await saveRegistration(tx, userId, values, ports.clock.now());
    if (detail === 'address') await endBegunChange(ports, tx, userId, actor);
    await recordAudit(ports, tx, { actor, action: 'registration-saved', detail });
  });
}

/**
 * Checks everything, documents too, and finishes the registration. Missing or invalid
 * parts come back as fields (docs/product/identity.md).
 */
export async function finishRegistration(
  ports: Ports,
  tx: Database,
  userId: string,
  actor: Actor,
): Promise<LoggedUser> {
  const account = (await lockAccount(tx, userId)) ?? refuse('not-found', TEXTS.notFound);
  const draft = await findDraft(tx, userId, today(ports));
  const { personType, registrationFinishedAt } = account;
  const problems = draftProblems(draft, personType, today(ports));
  // A finished registration stays finished: the analysis asks for documents that were
  // removed since or that a newer rule requires (docs/product/identity.md).
  const unsent = registrationFinishedAt
    ? []
    : documentProblems(draft.documents, personType);
  if (problems.length > 0)
    refuseFields([...problems, ...unsent], 'Faltam dados para concluir o cadastro.');
  if (unsent.length > 0)
    refuseFields(unsent, 'Faltam documentos para concluir o cadastro.');
  const now = ports.clock.now();
  await tx
    .update(users)
    .set({ registrationFinishedAt: registrationFinishedAt ?? now, updatedAt: now })
    .where(eq(users.id, userId));
  await recordAudit(ports, tx, { actor, action: 'registration-finished' });
  return getLoggedUser(tx, userId);
}
