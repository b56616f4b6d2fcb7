import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../data/columns';

/**
 * Acts: the actor, the person whose data it is, from where and when. Rows are only added;
 * each leaves when its time is over.
 */
export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: at('at').notNull(),
  actorId: uuid('actor_id'),
  actorRole: text('actor_role', {
    enum: [
      'anonymous',
      'customer',
      'SELLER',
      'DEALER',
      'CONSULTANT',
      'operations',
      'system',
    ],
  }).notNull(),
  action: text('action').notNull(),
  /** Account whose data it is about. */
  personId: uuid('person_id'),
  /** `proposal:<id>`, `document:<id>`, `lead:<id>`. */
  subject: text('subject'),
  /** A word of ours; never what somebody typed. */
  detail: text('detail'),
  /** Address of the client: kept for six months as the law asks (Marco Civil art. 15). */
  address: text('address'),
  traceId: text('trace_id'),
});
