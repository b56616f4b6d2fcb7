import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, day } from '#platform/data/columns';

/** The next step that a dealership plans for a proposal; without a row there is none. */
export const proposalFollowUps = pgTable('proposal_follow_ups', {
  proposalId: uuid('proposal_id').primaryKey(),
  revision: integer('revision').notNull(),
  nextStep: text('next_step'),
  /** Only together with `nextStep`. */
  nextDay: day('next_day'),
});

/** Notes of a dealership about a proposal, one after the other. */
export const proposalNotes = pgTable('proposal_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  proposalId: uuid('proposal_id').notNull(),
  enteredBy: uuid('entered_by'),
  note: text('note'),
  /** The next step that was set with it; null where it did not change or was done. */
  nextStep: text('next_step'),
  nextDay: day('next_day'),
  at: at('at').notNull(),
});
