import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/**
 * A simulation belongs to a browser session and, after sign-in, to a user
 * (docs/product/sales.md).
 */
export const simulations = pgTable('simulations', {
  id: uuid('id').primaryKey(),
  /** Readable id, `RD-7K2M-48`. */
  code: text('code').notNull(),
  /** `x-session-id` of the browser; null once a user owns it. */
  sessionId: text('session_id'),
  userId: uuid('user_id'),
  clientType: integer('client_type').$type<1 | 2>().notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /**
   * Dealership and seller of the visitor's link, validated when stored
   * (security-requirements D6).
   */
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ['site', 'link-da-loja', 'venda-assistida'] }).notNull(),
  campaign: text('campaign'),
  createdAt: at('created_at').notNull(),
  /** Set when a proposal was made of it, which removes it from the cart. */
  contractedAt: at('contracted_at'),
  /** Set when it was removed from the cart; it can be restored for a day. */
  removedAt: at('removed_at'),
});
