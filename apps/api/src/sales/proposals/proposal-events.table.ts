import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  type AnalysisReasonCode,
  PROPOSAL_ACTORS,
  PROPOSAL_STATES,
} from '@site/api-contract/sales';
import { at } from '#platform/data/columns';

/** Every transition: who, when, from, to, reason. Rows are never changed. */
export const proposalEvents = pgTable('proposal_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  proposalId: uuid('proposal_id').notNull(),
  fromState: text('from_state', { enum: PROPOSAL_STATES }),
  toState: text('to_state', { enum: PROPOSAL_STATES }).notNull(),
  actor: text('actor', { enum: PROPOSAL_ACTORS }).notNull(),
  actorId: uuid('actor_id'),
  /** The customer reads it. */
  reason: text('reason'),
  /** The customer reads their sentences. */
  reasonCodes: text('reason_codes')
    .array()
    .$type<AnalysisReasonCode[]>()
    .notNull()
    .default([]),
  /** Only consultants read it. */
  note: text('note'),
  at: at('at').notNull(),
});
