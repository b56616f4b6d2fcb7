import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytea } from '#platform/data/columns';

/**
 * The authenticator app of a member of staff. Without a secret the app has to be
 * connected at the next sign-in.
 */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: bytea('sealed_secret'),
  /** The half minute, counted since 1970, of the last code: each code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  connectedAt: at('connected_at'),
  /** Whether a link connected it and nobody has signed in with the password since. */
  passwordDue: boolean('password_due').notNull().default(false),
});

/** Sign-ins of staff that wait for the second step. */
export const begunSignIns = pgTable('begun_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  begunBy: text('begun_by', { enum: ['password', 'link'] }).notNull(),
  mailboxProved: boolean('mailbox_proved').notNull(),
  /** The secret of an app that is being connected; null when the account has one. */
  sealedSecret: bytea('sealed_secret'),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
