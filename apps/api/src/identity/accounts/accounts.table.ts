import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONSULTANT_RIGHTS } from '@site/api-contract';
import { at } from '#platform/data/columns';

/**
 * Customers (no role) and staff. Documents have no punctuation, e-mails are in lower
 * case.
 */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /**
   * The typed address when it belongs to somebody else; such an account is never
   * confirmed.
   */
  claimedEmail: text('claimed_email'),
  cellphone: text('cellphone').notNull().default(''),
  document: text('document'),
  passwordHash: text('password_hash').notNull(),
  /**
   * The time at which the link of a mail replaced the password of a member of staff; null
   * once a second step or a second person has confirmed them.
   */
  passwordRecoveredAt: at('password_recovered_at'),
  role: text('role', { enum: ['CONSULTANT', 'SELLER', 'DEALER'] }),
  /** Only consultants have rights. */
  rights: text('rights', { enum: CONSULTANT_RIGHTS }).array().notNull().default([]),
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

export const passwordRecoveries = pgTable('password_recoveries', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  address: text('address').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  /** The session that asked for the change; it stays open after it. */
  sessionId: uuid('session_id').notNull(),
  createdAt: at('created_at').notNull(),
});
