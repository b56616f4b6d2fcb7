import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '#platform/data/columns';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Changes of the last hour; triggers write it. */
export const changes = pgTable(
  'changes',
  {
    /** Id of the transaction that made the change. */
    xid: xid8('xid').notNull(),
    topic: text('topic').notNull(),
    /** The people who may know: `all` consultants, `dealership:<id>`, `account:<id>`. */
    scope: text('scope').notNull(),
    at: at('at').notNull(),
  },
  ({ xid, topic, scope }) => [primaryKey({ columns: [xid, topic, scope] })],
);
