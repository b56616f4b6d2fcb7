import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Customers (no role) and staff. Documents are stored without punctuation, e-mails in lower case. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  cellphone: text('cellphone').notNull().default(''),
  document: text('document'),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: ['CONSULTANT', 'SELLER', 'DEALER'] }),
  dealershipId: integer('dealership_id'),
  originAssistedSale: text('origin_assisted_sale'),
  emailConfirmedAt: at('email_confirmed_at'),
  mfaEnabled: boolean('mfa_enabled').notNull().default(false),
  privacyAcceptedAt: at('privacy_accepted_at'),
  registrationFinishedAt: at('registration_finished_at'),
  disabledAt: at('disabled_at'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at').notNull(),
  endsAt: at('ends_at').notNull(),
  endedAt: at('ended_at'),
  endedReason: text('ended_reason'),
  client: text('client').notNull().default(''),
  address: text('address').notNull().default(''),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  createdAt: at('created_at').notNull(),
  usedAt: at('used_at'),
});
