import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONSULTANT_RIGHTS } from '@site/api-contract';
import { at } from '#platform/data/columns';

/** Acts that ended or restored the access of staff. Rows are never changed. */
export const staffAccessActs = pgTable('staff_access_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  act: text('act', { enum: ['ended', 'restored'] }).notNull(),
  actedBy: uuid('acted_by'),
  actorRole: text('actor_role', {
    enum: ['DEALER', 'CONSULTANT', 'operations'],
  }).notNull(),
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

/**
 * Consultants whom a colleague invited: open until accepted or withdrawn, at most one for
 * each address. Only the link's hash is stored.
 */
export const consultantInvitations = pgTable('consultant_invitations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** Rights of the account that it makes. */
  rights: text('rights', { enum: CONSULTANT_RIGHTS }).array().notNull(),
  tokenHash: text('token_hash').notNull(),
  invitedBy: uuid('invited_by'),
  sentAt: at('sent_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  acceptedAt: at('accepted_at'),
  withdrawnAt: at('withdrawn_at'),
});
