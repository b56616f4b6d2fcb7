import {
  type AccountRecord,
  type checkDocument,
  type DataOf,
  type LoggedUser,
  type QuickRegistrationForm,
} from '@site/api-contract';
import { personTypeOfDocument } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { StaleAhead } from '#platform/http/retry-when-stale';
import { type Ports } from '#platform/ports';
import { type Actor, actorOf, recordAudit } from '#platform/security/audit';
import { hashPassword, verifyPassword } from '#platform/security/passwords';
import { refuseBadPassword } from '../authentication/check-password';
import {
  findClaimants,
  isAbandoned,
  notifyOwners,
  placeholderAddress,
  tryConsume,
} from './account-claims';
import {
  type Account,
  documentExists,
  findAccount,
  findLoggedUser,
  findRecord,
  insertAccount,
} from './accounts.repository';
import { addressOf, sendConfirmation } from './confirmation.service';

type Created = { id: string; email: string };
/**
 * The only hash of a registration: of the new password, or for comparing it with the
 * account of the document.
 */
export type RegistrationHash = { made: string } | { of: string; matches: boolean };

/**
 * Hashes before the transaction of a registration, since other transactions would wait
 * for it. If accounts change in between, `registerUser` asks for another round.
 */
export async function hashAhead(
  ports: Ports,
  { document, password, ...owner }: QuickRegistrationForm,
): Promise<RegistrationHash> {
  refuseBadPassword(ports, password, owner);
  const { db } = ports.database;
  const found = await findAccount(db, document);
  if (!found || (await isAbandoned(ports, db, found)))
    return { made: await hashPassword(ports.config, password) };
  const of = found.passwordHash;
  return { of, matches: await verifyPassword(ports.config, of, password) };
}

/**
 * Quick registration. A known e-mail or document gets the same answer as a new one, and
 * its owner a mail (security-requirements A7). A known e-mail with a new document makes
 * an account that looks like any unconfirmed one and can never be confirmed, so that no
 * later answer tells the difference. An unconfirmed account is replaced once its PIN has
 * expired.
 */
export async function registerUser(
  ports: Ports,
  tx: Database,
  { form, ahead, actor }: Registration,
): Promise<Created> {
  const holders = await findClaimants(ports, tx, form);
  const known = await answerIfHeld(ports, tx, { form, ahead, holders });
  if (known) return known;
  const passwordHash = 'made' in ahead ? ahead.made : hashAgain();
  const account = await insertAccount(
    tx,
    accountOf(ports, form, { passwordHash, isEmailHeld: holders.length > 0 }),
  );
  if (!account) {
    // A second click has registered the same account meanwhile.
    const later = await findClaimants(ports, tx, form);
    const again = await answerIfHeld(ports, tx, { form, ahead, holders: later });
    return again ?? refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' });
  }
  await notifyOwners(ports, tx, holders);
  await sendConfirmation(ports, tx, account);
  await recordAudit(ports, tx, {
    actor: actorOf(actor, account),
    action: 'account-made',
  });
  return { id: account.id, email: form.email };
}

/**
 * Never inside the transaction: fifty registrations that each hold a connection while
 * they queue for a hash would leave none for the rest.
 */
function hashAgain(): never {
  throw new StaleAhead('Accounts changed while the password was hashed');
}

type Registration = {
  form: QuickRegistrationForm;
  ahead: RegistrationHash;
  actor: Actor;
};

/**
 * Null when an account must be made. Each way takes the one hash in `ahead`, so that the
 * time tells nothing.
 */
async function answerIfHeld(
  ports: Ports,
  tx: Database,
  {
    form: { email, document },
    ahead,
    holders,
  }: Omit<Registration, 'actor'> & { holders: readonly Account[] },
): Promise<Created | null> {
  const ofDocument = holders.find((holder) => holder.document === document);
  const waits = holders.some(({ emailConfirmedAt }) => emailConfirmedAt === null);
  if (!ofDocument && !waits) return null;
  const matches = ({ passwordHash }: Account) =>
    'of' in ahead && ahead.of === passwordHash ? ahead.matches : hashAgain();
  const isRepeat =
    ofDocument?.emailConfirmedAt === null && addressOf(ofDocument) === email;
  if (isRepeat && matches(ofDocument)) return { id: ofDocument.id, email };
  await notifyOwners(ports, tx, holders);
  const id = ports.random.uuid();
  await tryConsume(ports, tx, `resend:${id}`); // counts like the PIN of a new account
  return { id, email };
}

function accountOf(
  ports: Ports,
  form: QuickRegistrationForm,
  { passwordHash, isEmailHeld }: { passwordHash: string; isEmailHeld: boolean },
): Parameters<typeof insertAccount>[1] {
  const { clock, random } = ports;
  const { name, document, cellphone } = form;
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
    passwordHash,
    privacyAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

export async function getLoggedUser(db: Database, id: string): Promise<LoggedUser> {
  return (await findLoggedUser(db, id)) ?? refuse('not-found', TEXTS.notFound);
}

/**
 * Whether a document has an account. Consultants with the right to read records get its
 * customer, and the trail records it; anybody else gets only the answer that the form
 * needs (security-requirements A7).
 */
export async function lookUpDocument(
  ports: Ports,
  db: Database,
  {
    document,
    readsRecord,
    actor,
  }: { document: string; readsRecord: boolean; actor: Actor },
): Promise<DataOf<typeof checkDocument>> {
  const exists = await documentExists(db, document);
  const record = readsRecord && exists ? await findRecord(db, { document }) : null;
  if (!record) return { exists };
  await recordAudit(ports, db, { actor, action: 'person-viewed', personId: record.id });
  return { exists, record };
}

/**
 * The record of a customer for whoever decides on the proposal; the trail records the
 * look (security-requirements A7, I1).
 */
export async function showRecord(
  ports: Ports,
  db: Database,
  id: string,
  actor: Actor,
): Promise<AccountRecord> {
  const record = (await findRecord(db, { id })) ?? refuse('not-found', TEXTS.notFound);
  await recordAudit(ports, db, { actor, action: 'person-viewed', personId: id });
  return record;
}
