import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/**
 * PINs sent by e-mail, hashed with the salt of the account (security-requirements A4 and
 * A5).
 */
export const pins = pgTable('pins', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose', {
    enum: ['mfa', 'email', 'email-change', 'contract', 'handover', 'return', 'call'],
  }).notNull(),
  /** Address that it was sent to. */
  address: text('address').notNull(),
  /**
   * `x-session-id` of the sign-in that asked for it, or the proposal whose contract it
   * signs, or the consultant on the phone; empty for a PIN that confirms an e-mail.
   */
  boundTo: text('bound_to').notNull(),
  salt: text('salt').notNull(),
  pinHash: text('pin_hash').notNull(),
  failures: integer('failures').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  /** When it was used, replaced by a newer one, or ended by wrong tries. */
  closedAt: at('closed_at'),
});
