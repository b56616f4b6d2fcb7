import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DIGESTS, NOTIFICATION_KINDS } from '@site/api-contract/activity';
import { at } from '#platform/data/columns';

/** Notices to people; each is about one thing of theirs. */
export const notifications = pgTable('notifications', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The person who reads it. */
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
  proposalId: uuid('proposal_id'),
  leadId: uuid('lead_id'),
  requestId: uuid('request_id'),
  disputeId: uuid('dispute_id'),
  /** Whoever joined a team: a seller or a consultant. */
  sellerId: uuid('seller_id'),
  pageId: integer('page_id'),
  priceTableId: integer('price_table_id'),
  dealershipId: integer('dealership_id'),
  cartId: uuid('cart_id'),
  contractId: uuid('contract_id'),
  visitId: uuid('visit_id'),
  at: at('at').notNull(),
  readAt: at('read_at'),
});

/** An account without a row gets mails on business days, and has had none yet. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id').primaryKey(),
  digest: text('digest', { enum: DIGESTS }).notNull().default('business-days'),
  /** When the last morning mail was written. */
  toldAt: at('told_at'),
});
