import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/** The customer whom a consultant has on the phone: one at a time. */
export const phoneCalls = pgTable('phone_calls', {
  takenBy: uuid('taken_by').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** How the customer was made sure of. */
  proof: text('proof', { enum: ['facts', 'code'] }).notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
