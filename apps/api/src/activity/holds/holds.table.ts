import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { HELD_QUEUES } from '@site/api-contract/activity';
import { at } from '#platform/data/columns';

/** Items that a consultant has open; a row counts for some minutes after `seenAt`. */
export const itemHolds = pgTable(
  'item_holds',
  {
    queue: text('queue', { enum: HELD_QUEUES }).notNull(),
    itemId: uuid('item_id').notNull(),
    userId: uuid('user_id').notNull(),
    takenAt: at('taken_at').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.itemId] })],
);
