import {
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CalculatedPrice, type ComparablePrice } from '@site/contracts/pricing';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The calculation of a basket as it was stored: everything in integer centavos. */
export type QuoteSnapshot = CalculatedPrice & {
  delivery: { kind: 'stock' | 'order' | 'queue'; businessDays: number; date: string };
};

/** The price before a newer table changed it, for the comparison that is shown. */
export type RepricingSnapshot = ComparablePrice & { at: string; priceTable: string };

/** Names as they were when the price was stored. */
export type ChoiceSnapshot = {
  modelSlug: string;
  modelName: string;
  versionName: string;
  engine: string;
  gearbox: string;
  paintName: string;
  addOns: { slug: string; name: string }[];
  dealershipName: string | null;
};

/**
 * A simulation belongs to a browser session and, after sign-in, to a user (product.md
 * §4).
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
  /** Who brought the visitor, validated when stored (security-requirements D6). */
  dealershipId: integer('dealership_id'),
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ['site', 'link-da-loja', 'venda-assistida'] }).notNull(),
  campaign: text('campaign'),
  createdAt: at('created_at').notNull(),
  /** Set when a proposal was made of it: it leaves the cart. */
  contractedAt: at('contracted_at'),
  /** Set when it was taken out of the cart; it can be brought back for a day. */
  removedAt: at('removed_at'),
});

/** The choice inside a simulation, one each, with its frozen price. */
export const baskets = pgTable('baskets', {
  id: uuid('id').primaryKey(),
  simulationId: uuid('simulation_id').notNull(),
  revision: integer('revision').notNull(),
  versionSlug: text('version_slug').notNull(),
  paint: text('paint').notNull(),
  term: integer('term').notNull(),
  km: integer('km').notNull(),
  addOns: jsonb('add_ons').$type<string[]>().notNull(),
  dealershipId: integer('dealership_id'),
  choice: jsonb('choice').$type<ChoiceSnapshot>().notNull(),
  quote: jsonb('quote').$type<QuoteSnapshot>().notNull(),
  priceTable: text('price_table').notNull(),
  validUntil: at('valid_until').notNull(),
  repriced: jsonb('repriced').$type<RepricingSnapshot>(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
