import { and, eq, inArray, isNotNull, isNull, like, ne, or, sql } from 'drizzle-orm';
import { findStateById, formatCep, saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { forgetMails } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import {
  contracts,
  emailChanges,
  idempotencyKeys,
  leads,
  pins,
  proposalEvents,
  proposalReviews,
  proposals,
  rateLimits,
  registrations,
  requestedDocuments,
  reservations,
  retainedFacts,
  simulations,
  users,
  workflowOutbox,
} from '../../tables';
import { type Account } from '../accounts/accounts.repository';
import { scheduleDeletion } from '../documents/documents.repository';
import { leadsByPhone, leadsOf, reservationsOf } from './person-contacts';
import { referencesToUsers } from './person-tables';

type Erasure = {
  by: Actor;
  /** Last day that contract facts are kept for; null when there are none. */
  keptUntil: string | null;
  /** Who asked: the owner, the operator, or the end of a term. */
  detail: 'asked' | 'operations' | 'term-over';
};

const NAMELESS = 'Cadastro apagado';
/** Ends the addresses of nameless accounts; nobody can have one. */
export const NAMELESS_HOST = '@apagado.invalid';

/**
 * Removes a person from every table (security-requirements I3). What refers to the
 * account and may go, goes with its row; what must stay, such as proposals, passes to a
 * nameless account with an id of its own, and name, document and address of a contract
 * into `kept_facts` until the law lets them go. Sessions end with the account; files
 * follow their rows. Call it in a transaction that has locked the account and checked
 * that it may go.
 */
export async function erasePerson(
  ports: Ports,
  tx: Database,
  account: Account,
  { by, keptUntil, detail }: Erasure,
): Promise<void> {
  const outliving = await outlivingRows(tx, account.id);
  if (outliving.length > 0) {
    const nameless = await addNameless(ports, tx, account);
    if (keptUntil) await keepFacts(ports, tx, { account, nameless, keptUntil });
    await scrubProposals(tx, account.id, nameless);
    for (const { table, column } of outliving)
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${nameless} where ${sql.identifier(column)} = ${account.id}`,
      );
  }
  // At the end of a term nobody asked, and nobody may have proved the e-mail: what others
  // sent with it has terms of its own.
  if (detail !== 'term-over') {
    await eraseByContact(tx, account);
    await eraseMentions(ports, tx, account);
  }
  if (detail === 'operations') await tx.delete(leads).where(leadsByPhone(account));
  await eraseTraffic(tx, account.id);
  await tx.delete(users).where(eq(users.id, account.id));
  // The person is gone from the trail too: no id, no address. When and why remain.
  await recordAudit(ports, tx, {
    by: { ...by, id: null, address: null },
    action: 'account-erased',
    personId: null,
    detail: keptUntil ? `${detail}, contract-facts-kept` : detail,
  });
}

/** Tables with rows of the account that must not go with it. */
async function outlivingRows(
  tx: Database,
  userId: string,
): Promise<{ table: string; column: string }[]> {
  const found: { table: string; column: string }[] = [];
  for (const { table, column, outlives } of await referencesToUsers(tx)) {
    if (!outlives) continue;
    const query = sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId} limit 1`;
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

async function keepFacts(
  { clock }: Ports,
  tx: Database,
  {
    account: { id, name, document },
    nameless,
    keptUntil,
  }: { account: Account; nameless: string; keptUntil: string },
): Promise<void> {
  const [saved] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.userId, id));
  const uf = saved?.stateId ? findStateById(saved.stateId)?.uf : undefined;
  const address = saved
    ? [
        saved.street,
        saved.number,
        saved.complement,
        saved.neighborhood,
        saved.city,
        uf,
        saved.cep && formatCep(saved.cep),
      ]
        .filter(Boolean)
        .join(', ')
    : '';
  await tx.insert(retainedFacts).values({
    userId: nameless,
    name,
    document,
    address,
    reason: 'Contrato e notas: obrigação fiscal (LGPD art. 16, I)',
    keptUntil,
    createdAt: clock.now(),
  });
}

/**
 * What a proposal keeps is the car and the price: no place, no campaign, no income, no
 * words about the person.
 */
async function scrubProposals(
  tx: Database,
  userId: string,
  nameless: string,
): Promise<void> {
  const own = tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(eq(proposals.userId, userId));
  await tx
    .update(proposalEvents)
    .set({ reason: null, note: null, reasonCodes: [] })
    .where(inArray(proposalEvents.proposalId, own));
  await tx.delete(requestedDocuments).where(inArray(requestedDocuments.proposalId, own));
  await tx
    .update(proposalReviews)
    .set({ comment: null })
    .where(inArray(proposalReviews.proposalId, own));
  await tx
    .update(proposalEvents)
    .set({ actorId: null })
    .where(eq(proposalEvents.actorId, userId));
  await tx
    .update(simulations)
    .set({
      userId: nameless,
      sessionId: null,
      city: '',
      latitude: 0,
      longitude: 0,
      campaign: null,
    })
    .where(
      and(
        eq(simulations.userId, userId),
        inArray(
          simulations.id,
          tx
            .select({ id: proposals.simulationId })
            .from(proposals)
            .where(eq(proposals.userId, userId)),
        ),
      ),
    );
  await tx
    .update(proposals)
    .set({ campaign: null, incomeCentavos: null })
    .where(eq(proposals.userId, userId));
}

/** What was typed without an account, or by somebody else with this e-mail. */
async function eraseByContact(tx: Database, account: Account): Promise<void> {
  const { id, email } = account;
  await tx.delete(reservations).where(reservationsOf(account));
  await tx.delete(leads).where(leadsOf(account));
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

/**
 * What is under way with the person's e-mail or document in it: mails, messages, kept
 * answers.
 */
async function eraseMentions(
  ports: Ports,
  tx: Database,
  { email, document }: Account,
): Promise<void> {
  const names = [email, ...(document ? [document] : [])];
  const mentions = (text: ReturnType<typeof sql>) =>
    or(...names.map((name) => sql`${text} ~ ${asWhole(name)}`));
  const patterns = names.map((name) => new RegExp(asWhole(name)));
  await forgetMails(ports, tx, {
    recipient: email,
    says: (text) => patterns.some((pattern) => pattern.test(text)),
  });
  await tx.delete(workflowOutbox).where(mentions(sql`${workflowOutbox.payload}::text`));
  await tx.delete(idempotencyKeys).where(mentions(sql`${idempotencyKeys.answer}::text`));
}

/** What is under way for the account: kept answers and counters. */
async function eraseTraffic(tx: Database, id: string): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        like(idempotencyKeys.scope, `user:${id} %`),
        sql`position(${id} in ${idempotencyKeys.answer}::text) > 0`,
      ),
    );
  await tx.delete(rateLimits).where(like(rateLimits.key, `%${id}%`));
}

/**
 * A pattern, for PostgreSQL and for JavaScript, that finds an e-mail or a document as a
 * whole: what is under way for `mariana@` stays when `ana@` goes. In JSON the end of a
 * line is written as backslash and letter.
 */
function asWhole(name: string): string {
  return `((?<![\\w.%+-])|(?<=\\\\[bfnrt]))${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`;
}

/**
 * Removes contract facts whose time is over, with evidence and file of the signature;
 * returns of how many people.
 */
export async function forgetKeptFacts(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(retainedFacts)
      .where(
        and(
          isNotNull(retainedFacts.keptUntil),
          sql`${retainedFacts.keptUntil} < ${saoPauloDay(now)}`,
        ),
      )
      .returning({ userId: retainedFacts.userId });
    if (gone.length === 0) return 0;
    const ofThem = inArray(
      contracts.userId,
      gone.map(({ userId }) => userId),
    );
    const papers = await tx
      .select({ fileName: contracts.fileName })
      .from(contracts)
      .where(ofThem);
    await tx.update(contracts).set({ evidence: null, fileName: null }).where(ofThem);
    for (const { fileName } of papers)
      if (fileName) await scheduleDeletion(tx, fileName, now);
    return gone.length;
  });
}
