import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  CART_EVENTS,
  CART_SIDES,
  type CartChange,
  SHARED_CART_STATES,
} from '@site/api-contract';
import { at } from '#platform/data/columns';

/**
 * A cart that a seller and a customer look at together, from the first invitation to the
 * end (docs/product/sales.md).
 */
export const sharedCarts = pgTable('shared_carts', {
  id: uuid('id').primaryKey(),
  state: text('state', { enum: SHARED_CART_STATES }).notNull(),
  startedBy: text('started_by', { enum: CART_SIDES }).notNull(),
  sellerId: uuid('seller_id'),
  dealershipId: integer('dealership_id'),
  /** Names that the customer read when asked to agree. */
  sellerName: text('seller_name'),
  dealershipName: text('dealership_name'),
  dealershipPlace: text('dealership_place'),
  /**
   * Owner of the simulations, as in `simulations`; `convite:<id>` while a seller prepares
   * them.
   */
  sessionId: text('session_id'),
  userId: uuid('user_id'),
  customerName: text('customer_name'),
  /**
   * The seller's own note of the customer's name, which no customer reads. It outlives a
   * refusal and the end, and goes once another customer accepts.
   */
  sellerCalls: text('seller_calls'),
  codeHash: text('code_hash'),
  codeExpiresAt: at('code_expires_at'),
  /** When the last invitation of a prepared cart was declined; null after the next one. */
  declinedAt: at('declined_at'),
  /** Hash of the code by which the customer came in. */
  acceptedCodeHash: text('accepted_code_hash'),
  /** The consent: its text, place and time. */
  textVersion: text('text_version'),
  consentPage: text('consent_page'),
  acceptedAt: at('accepted_at'),
  expiresAt: at('expires_at').notNull(),
  endedAt: at('ended_at'),
  createdAt: at('created_at').notNull(),
});

/** Changes in a prepared or shared cart, each with its side. Rows are never changed. */
export const cartEvents = pgTable('cart_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sharedCartId: uuid('shared_cart_id').notNull(),
  bySide: text('by_side', { enum: CART_SIDES }).notNull(),
  kind: text('kind', { enum: CART_EVENTS }).notNull(),
  simulationCode: text('simulation_code'),
  modelName: text('model_name'),
  changes: jsonb('changes').$type<CartChange[]>().notNull(),
  at: at('at').notNull(),
});
