import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../data/columns';

/**
 * Acts: the actor, the person whose data it is, the address and the time. Rows are never
 * changed; each is deleted after its term.
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
  /** The account whose data it is about. */
  personId: uuid('person_id'),
  /** `proposal:<id>`, `document:<id>`, `lead:<id>`. */
  subject: text('subject'),
  /** A word from a fixed set; never text that a person typed. */
  detail: text('detail'),
  /** Address of the client: kept for six months as the law asks (Marco Civil art. 15). */
  address: text('address'),
  traceId: text('trace_id'),
});
