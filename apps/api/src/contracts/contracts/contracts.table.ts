import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type ContractTerms } from '@site/api-contract/contracts';
import { at } from '#platform/data/columns';

/** Where and when somebody signed, as the page of evidence prints it. */
export type SignatureEvidence = {
  /** Address of the signer's network. */
  address: string | null;
  /** Instant, ISO 8601. */
  at: string;
  /** Address that the PIN went to, masked. */
  email: string;
  /** Owner of the address where a partner signed: the partner or the account. */
  emailOf?: 'signer' | 'account';
  /** Family of the browser, such as `Firefox`. */
  userAgent: string;
  /** The partner who signed for a company. */
  signer?: { name: string; cpf: string };
};

/**
 * Signed contracts. A contract has no state of its own: its proposal has it
 * (`proposals.state`).
 */
export const contracts = pgTable('contracts', {
  id: uuid('id').primaryKey(),
  /** Readable number, `C-2611-0001`. */
  number: text('number').notNull(),
  proposalId: uuid('proposal_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** Frozen: a trigger refuses to change it. */
  terms: jsonb('terms').$type<ContractTerms>().notNull(),
  signedAt: at('signed_at').notNull(),
  /** Version of the text. */
  textVersion: text('text_version'),
  /** SHA-256 in hex of the text before its page of evidence. */
  textHash: text('text_hash'),
  /** SHA-256 in hex of the whole file. */
  fileHash: text('file_hash'),
  /**
   * In the file store, encrypted; null once the law allows its deletion, like the
   * evidence.
   */
  fileName: text('file_name'),
  evidence: jsonb('evidence').$type<SignatureEvidence>(),
  /** When it was cancelled or brought to its end. */
  closedAt: at('closed_at'),
  revision: integer('revision').notNull(),
});
