import { sql } from 'drizzle-orm';
import {
  type BasketChoice,
  createBasket,
  createSimulation,
  eraseAccount,
  giveConsent,
  sendContact,
  sendLead,
} from '@site/api-contract';
import { CONSENT_TEXT } from '@site/api-contract/identity';
import { type Database, rowsOf } from '#platform/data/database';
import { idempotencyKeys } from '#platform/http/idempotency-keys.table';
import { rateLimits } from '#platform/http/rate-limits.table';
import { enqueueMail } from '#platform/jobs/outbox';
import { workflowOutbox } from '#platform/jobs/outbox.table';
import { hashPassword } from '#platform/security/passwords';
import {
  emailChanges,
  passwordRecoveries,
  users,
} from '../../../identity/accounts/accounts.table';
import { pins } from '../../../identity/accounts/pins.table';
import { registrations } from '../../../identity/accounts/registrations.table';
import {
  refreshTokens,
  trustedDevices,
} from '../../../identity/authentication/sessions.table';
import { documents } from '../../../identity/documents/documents.table';
import { requestedDocuments } from '../../../identity/documents/requested-documents.table';
import { drafts } from '../../../identity/drafts/drafts.table';
import {
  proposalFollowUps,
  proposalNotes,
} from '../../../sales/proposals/follow-ups.table';
import { proposalReviews } from '../../../sales/proposals/proposal-reviews.table';
import { sentProposal } from '../../../sales/proposals/testing/ready-customer';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

export const PASSWORD = 'Ipe-Amarelo-2026';
/** Text for every field that takes free text. */
export const MARK = 'zqmarca';
export const EMAIL = `${MARK}@exemplo.test`;
export const MARKS = [MARK, '52998224725', '41991234567', '58316794534'];
const PLACE = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.5505,
  longitude: -46.6333,
};
const CHOICE: BasketChoice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36,
  km: 1000,
  addOns: [],
  dealershipId: null,
};

export type Marked = TestClient & { userId: string; signInId: string };

/** Asks to erase this person, with their password and the confirmation. */
export const erase = (
  person: Marked,
  body = { currentPassword: PASSWORD, confirmed: true as const },
) => person.send(eraseAccount, { params: { id: person.userId }, body });

/**
 * A customer with marks in every table that knows people. `withProposal` adds one in the
 * state 'em_analise'.
 */
export async function markedPerson(
  api: TestApi,
  { withProposal = false } = {},
): Promise<Marked> {
  const now = api.clock.now();
  const later = new Date(now.getTime() + 3_600_000);
  const person = await api.asRole('customer', {
    name: `${MARK} Souza`,
    email: EMAIL,
    document: '52998224725',
    cellphone: '41991234567',
    registrationFinishedAt: now,
    passwordHash: await hashPassword(api.ports.config, PASSWORD),
  });
  const { userId } = person;
  const { db } = api;
  await db.insert(registrations).values({
    userId,
    updatedAt: now,
    birthdate: '1990-07-22',
    nationality: MARK,
    profession: MARK,
    cnh: '58316794534',
    cnhCategory: 'B',
    cnhFirstLicenseDate: '2010-03-15',
    cnhExpirationDate: '2031-03-10',
    companyType: MARK,
    companyPhone: MARK,
    financialContactName: MARK,
    financialContactEmail: EMAIL,
    cep: '01310100',
    street: `${MARK} rua`,
    number: MARK,
    complement: MARK,
    neighborhood: MARK,
    city: MARK,
    stateId: 35,
  });
  await db
    .insert(drafts)
    .values({ userId, form: 'dados', typed: `{"name":"${MARK}"}`, savedAt: now });
  await db.insert(pins).values({
    id: api.ports.random.uuid(),
    userId,
    purpose: 'mfa',
    address: EMAIL,
    boundTo: MARK,
    salt: MARK,
    pinHash: MARK,
    failures: 0,
    createdAt: now,
    expiresAt: later,
  });
  await db.insert(emailChanges).values({
    userId,
    email: `novo-${EMAIL}`,
    sessionId: person.signInId,
    createdAt: now,
  });
  await db.insert(passwordRecoveries).values({
    tokenHash: MARK,
    userId,
    address: EMAIL,
    createdAt: now,
    expiresAt: later,
  });
  await db.insert(trustedDevices).values({
    id: api.ports.random.uuid(),
    userId,
    tokenHash: MARK,
    client: MARK,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: later,
  });
  await db
    .insert(refreshTokens)
    .values({ tokenHash: `${MARK}-renewal`, sessionId: person.signInId, createdAt: now });
  await db.execute(
    sql`update sessions set client = ${MARK}, address = ${MARK} where user_id = ${userId}`,
  );
  await db.insert(users).values({
    personType: 'PF',
    name: `Outra ${MARK}`,
    email: `${api.ports.random.uuid()}@sem-endereco.invalid`,
    claimedEmail: EMAIL,
    passwordHash: 'none',
    createdAt: now,
    updatedAt: now,
  });
  const fileName = api.ports.files.newName();
  await api.ports.files.put(fileName, Buffer.from(MARK));
  await db.insert(documents).values({
    id: api.ports.random.uuid(),
    userId,
    kind: 'cnh-frente',
    fileName,
    shownName: `${MARK}.jpg`,
    mediaType: 'image/jpeg',
    sizeBytes: 5,
    passedScan: true,
    createdAt: now,
  });
  await traffic(api, userId);
  await acts(person);
  if (withProposal) {
    const { id } = await sentProposal(person, { link: `utm_campaign=${MARK}` });
    await db
      .insert(proposalReviews)
      .values({ proposalId: id, askedAt: now, comment: MARK, answeredAt: now });
    const next = { nextStep: MARK, nextDay: '2026-12-01' };
    await db.insert(proposalFollowUps).values({ proposalId: id, revision: 1, ...next });
    await db
      .insert(proposalNotes)
      .values({ proposalId: id, note: MARK, ...next, at: now });
    await db.insert(requestedDocuments).values({
      proposalId: id,
      kind: 'outro',
      instruction: MARK,
      askedAt: now,
      receivedAt: now,
    });
  }
  return person;
}

/** Mails, messages, answers and counters that are still waiting. */
async function traffic(api: TestApi, userId: string): Promise<void> {
  const { db, ports } = api;
  const now = api.clock.now();
  await enqueueMail(ports, db, { to: EMAIL, subject: MARK, text: MARK });
  await enqueueMail(ports, db, {
    to: 'equipe@rodar.test',
    subject: 'Contato',
    text: `Responda a ${EMAIL}`,
  });
  await db
    .insert(workflowOutbox)
    .values({ payload: { email: EMAIL, message: MARK }, nextTryAt: now, createdAt: now });
  await db.insert(idempotencyKeys).values({
    scope: `user:${userId} POST users/:id/finish-registrations`,
    key: ports.random.uuid(),
    requestHash: 'x',
    status: 200,
    answer: { name: MARK },
    createdAt: now,
  });
  await db.insert(idempotencyKeys).values({
    scope: 'session:1 POST users',
    key: ports.random.uuid(),
    requestHash: 'x',
    status: 201,
    answer: { id: userId, email: EMAIL },
    createdAt: now,
  });
  await db
    .insert(rateLimits)
    .values({ key: `resend:${userId}`, points: 1, windowEndsAt: now });
}

/** The acts of a person on the site, by its calls. */
async function acts(person: Marked): Promise<void> {
  const { id } = (
    await person.send(createSimulation, {
      body: { clientType: 1, place: PLACE },
      headers: { 'x-attribution': `utm_campaign=${MARK}` },
    })
  ).data;
  await person.send(createBasket, { params: { id }, body: CHOICE });
  await person.send(giveConsent, {
    body: {
      measurement: true,
      marketing: true,
      textVersion: CONSENT_TEXT,
      page: `/${MARK}`,
    },
  });
  const params = { product: 'carro-por-assinatura' };
  const lead = {
    name: MARK,
    email: EMAIL,
    cellphone: '41991234567',
    interest: 'quero para uso pessoal' as const,
    cpf: null,
    state: null,
    months: null,
    hasAcceptedNewsletter: null,
  };
  await person.send(sendLead, { params, body: lead });
  await person.send(sendContact, {
    body: {
      name: MARK,
      email: EMAIL,
      cellphone: '41991234567',
      subject: 'Simulação ou proposta',
      message: `${MARK} escreve`,
    } as never,
  });
}

/**
 * `table.column` of every column of the database, of any type, that holds one of the
 * texts.
 */
export async function columnsWith(
  db: Database,
  texts: readonly string[],
): Promise<string[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const holds = texts.map(
      (text) =>
        sql`position(${text.toLowerCase()} in lower(${sql.identifier(column)}::text)) > 0`,
    );
    const rows = await rowsOf(
      db,
      sql`select 1 as there from ${sql.identifier(table)} where ${sql.join(holds, sql` or `)} limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
