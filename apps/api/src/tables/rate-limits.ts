import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  pending: integer('pending').notNull().default(0),
  pendingUntil: at('pending_until'),
  windowEndsAt: at('window_ends_at').notNull(),
  blockedUntil: at('blocked_until'),
});
