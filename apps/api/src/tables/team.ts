import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns';

/** Who ended the access of a seller, and who gave it back. Rows are only added. */
export const staffAccessActs = pgTable('staff_access_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  act: text('act', { enum: ['ended', 'restored'] }).notNull(),
  actedBy: uuid('acted_by'),
  actorRole: text('actor_role', { enum: ['DEALER', 'operations'] }).notNull(),
  at: at('at').notNull(),
});
