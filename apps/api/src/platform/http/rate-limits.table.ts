import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../data/columns';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  pending: integer('pending').notNull().default(0),
  pendingUntil: at('pending_until'),
  windowEndsAt: at('window_ends_at').notNull(),
  blockedUntil: at('blocked_until'),
});
