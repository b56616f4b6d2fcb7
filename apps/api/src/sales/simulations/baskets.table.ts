import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  type CalculatedPrice,
  type ComparablePrice,
  type Fuel,
} from '@site/api-contract/pricing';
import { at } from '#platform/data/columns';

export type DeliverySnapshot = {
  kind: 'stock' | 'order' | 'queue';
  businessDays: number;
  date: string;
  /** The called place in a queue whose turn sells the car, and its last day. */
  turn?: { placeId: string; until: string };
};

/** The stored price calculation of a basket, in integer centavos. */
export type QuoteSnapshot = CalculatedPrice & { delivery: DeliverySnapshot };

/** The price before a newer table changed it, for the comparison on screens. */
export type RepricingSnapshot = ComparablePrice & { at: string; priceTable: string };

/** Names at the time when the price was stored. */
export type ChoiceSnapshot = {
  modelSlug: string;
  modelName: string;
  versionName: string;
  engine: string;
  gearbox: string;
  fuel: Fuel;
  paintName: string;
  addOns: { slug: string; name: string }[];
  dealershipName: string | null;
  /** City and UF of that dealership. */
  dealershipPlace: string | null;
};

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
