import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/** Acts that ended or restored the access of a seller. Rows are never changed. */
export const staffAccessActs = pgTable('staff_access_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  act: text('act', { enum: ['ended', 'restored'] }).notNull(),
  actedBy: uuid('acted_by'),
  actorRole: text('actor_role', { enum: ['DEALER', 'operations'] }).notNull(),
  at: at('at').notNull(),
});

/**
 * Sellers whom a dealership invited: open until accepted or withdrawn, at most one for
 * each address. Only the link's hash is stored.
 */
export const sellerInvitations = pgTable('seller_invitations', {
  id: uuid('id').primaryKey(),
  dealershipId: integer('dealership_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  invitedBy: uuid('invited_by'),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  acceptedAt: at('accepted_at'),
  withdrawnAt: at('withdrawn_at'),
});
