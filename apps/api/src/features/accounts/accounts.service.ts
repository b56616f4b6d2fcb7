import {
  type AccountRecord,
  type checkDocument,
  type DataOf,
  type LoggedUser,
  type QuickRegistrationForm,
} from '@site/contracts';
import { personTypeOfDocument } from '@site/contracts/brazil';
import { type Acting, actingAs, recordAudit } from '../../platform/audit';
import { type Database } from '../../platform/database';
import { refuse, TEXTS } from '../../platform/errors';
import { hashPassword, verifyPassword } from '../../platform/passwords';
import { type Ports } from '../../platform/ports';
import {
  type Account,
  documentExists,
  findLoggedUser,
  findRecord,
  insertAccount,
} from './accounts.repository';
import { addressOf, sendConfirmation } from './confirmation.service';
import { holdersOf, mayTake, placeholderAddress, tellOwners } from './holders';
import { dummyHash, refuseBadPassword } from './password-proof';

type Created = { id: string; email: string };

/**
 * Quick registration. A known e-mail or document gets the same answer as a new one, and its owner a mail
 * (security-requirements A7). A known e-mail with a new document makes an account that behaves like any unconfirmed
 * one and can never be confirmed, so that nothing asked later tells the difference. An account that was never
 * confirmed gives way once its PIN has run out.
 */
export async function registerUser(
  ports: Ports,
  tx: Database,
  form: QuickRegistrationForm,
  by: Acting,
): Promise<Created> {
  refuseBadPassword(ports, form.password, form);
  const holders = await holdersOf(ports, tx, form);
  const known = await answerIfHeld(ports, tx, form, holders);
  if (known) return known;
  const account = await insertAccount(
    tx,
    await accountOf(ports, form, holders.length > 0),
  );
  if (!account) {
    // A second click registered the same account meanwhile.
    const again = await answerIfHeld(ports, tx, form, await holdersOf(ports, tx, form));
    return again ?? refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' });
  }
  await tellOwners(ports, tx, holders);
  await sendConfirmation(ports, tx, account);
  await recordAudit(ports, tx, { by: actingAs(by, account), action: 'account-made' });
  return { id: account.id, email: form.email };
}

/** Null when an account is to be made. One hash on each way, so that time tells nothing. */
async function answerIfHeld(
  ports: Ports,
  tx: Database,
  form: QuickRegistrationForm,
  holders: readonly Account[],
): Promise<Created | null> {
  const { email, document, password } = form;
  const ofDocument = holders.find((holder) => holder.document === document);
  const waits = holders.some(({ emailConfirmedAt }) => emailConfirmedAt === null);
  if (!ofDocument && !waits) return null;
  const matches = await verifyPassword(
    ports.config,
    ofDocument?.passwordHash ?? (await dummyHash(ports.config)),
    password,
  );
  const isRepeat =
    ofDocument?.emailConfirmedAt === null && addressOf(ofDocument) === email;
  if (isRepeat && matches) return { id: ofDocument.id, email };
  await tellOwners(ports, tx, holders);
  const id = ports.random.uuid();
  await mayTake(ports, tx, `resend:${id}`); // counts like the PIN that a new account was sent
  return { id, email };
}

async function accountOf(
  ports: Ports,
  form: QuickRegistrationForm,
  isEmailHeld: boolean,
): Promise<Parameters<typeof insertAccount>[1]> {
  const { config, clock, random } = ports;
  const { name, document, cellphone, password } = form;
  const now = clock.now();
  return {
    id: random.uuid(),
    personType: personTypeOfDocument(document),
    name,
    ...(isEmailHeld
      ? { email: placeholderAddress(ports), claimedEmail: form.email }
      : { email: form.email }),
    document,
    cellphone,
    passwordHash: await hashPassword(config, password),
    privacyAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

export async function getLoggedUser(db: Database, id: string): Promise<LoggedUser> {
  return (await findLoggedUser(db, id)) ?? refuse('not-found', TEXTS.notFound);
}

/**
 * Whether a document has an account. Consultants get its record, and the trail says that they looked; anybody else learns
 * what the form needs (security-requirements A7).
 */
export async function lookUpDocument(
  ports: Ports,
  db: Database,
  document: string,
  by: Acting,
): Promise<DataOf<typeof checkDocument>> {
  const exists = await documentExists(db, document);
  const record =
    by.role === 'CONSULTANT' && exists ? await findRecord(db, { document }) : null;
  if (!record) return { exists };
  await recordAudit(ports, db, { by, action: 'person-viewed', personId: record.id });
  return { exists, record };
}

/** The record of a customer for who decides on the proposal; the trail says that they looked (security-requirements A7, I1). */
export async function showRecord(
  ports: Ports,
  db: Database,
  id: string,
  by: Acting,
): Promise<AccountRecord> {
  const record = (await findRecord(db, { id })) ?? refuse('not-found', TEXTS.notFound);
  await recordAudit(ports, db, { by, action: 'person-viewed', personId: id });
  return record;
}
