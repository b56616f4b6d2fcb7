import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type AmendedTerms, AMENDMENT_KINDS } from '@site/api-contract/contracts';
import { at, day } from '#platform/data/columns';

/** Changes after the signature, numbered within a contract. Rows are never changed. */
export const contractAmendments = pgTable(
  'contract_amendments',
  {
    contractId: uuid('contract_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: AMENDMENT_KINDS }).notNull(),
    changes: jsonb('changes').$type<AmendedTerms>().notNull(),
    effectiveFrom: day('effective_from').notNull(),
    confirmedAt: at('confirmed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.number] })],
);
