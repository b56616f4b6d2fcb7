import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day } from '#platform/data/columns';

/**
 * How often a link of a dealership or seller was opened on a day; nothing about the
 * visitors.
 */
export const linkVisits = pgTable('link_visits', {
  day: day('day').notNull(),
  dealershipId: integer('dealership_id').notNull(),
  /** Null for the dealership's own link. */
  sellerId: uuid('seller_id'),
  origin: text('origin', { enum: ['link-da-loja', 'venda-assistida'] }).notNull(),
  campaign: text('campaign'),
  visits: integer('visits').notNull(),
});
