import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from '@site/api-contract/identity';
import { at } from '#platform/data/columns';

/** A document that the analysis asked for, and what is wrong or missing. */
export const requestedDocuments = pgTable('requested_documents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  proposalId: uuid('proposal_id').notNull(),
  kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
  /** The consultant's text for the customer. */
  instruction: text('instruction').notNull(),
  askedAt: at('asked_at').notNull(),
  receivedAt: at('received_at'),
});
