import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

/**
 * Choices about cookies, one row each time: nothing is overwritten (security-requirements
 * I2).
 */
export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  /** `x-session-id` of the browser; null once a user owns the choice. */
  sessionId: text('session_id'),
  userId: uuid('user_id'),
  measurement: boolean('measurement').notNull(),
  marketing: boolean('marketing').notNull(),
  textVersion: text('text_version').notNull(),
  /** Path where the choice was made. */
  page: text('page').notNull(),
  givenAt: at('given_at').notNull(),
});
