import * as z from 'zod/mini';
import { instant } from '../wire/fields';
import { PROPOSAL_STATES } from './proposal-states';

const state = z.enum(PROPOSAL_STATES);

/** A step in the history of a proposal, with the words that were written for its reader. */
export const proposalEvent = z.object({
  from: z.nullable(state),
  to: state,
  at: instant,
  /** The actor, as the viewer may know them: a name, or 'cliente', 'sistema'. */
  by: z.string(),
  reason: z.nullable(z.string()),
  /** Why the analysis decided so, from the catalogue; absent where it gave none. */
  reasons: z.optional(
    z.array(
      z.object({
        code: z.string(),
        sentence: z.string(),
        /** Advice that would change the answer. */
        remedy: z.string(),
      }),
    ),
  ),
  /**
   * Documents that a question asked for, with the fault in each, as its customer and
   * consultants read it; one comes to stay here when it has come.
   */
  documents: z.optional(
    z.array(
      z.object({ name: z.string(), note: z.string(), receivedAt: z.nullable(instant) }),
    ),
  ),
});
export type ProposalEvent = z.output<typeof proposalEvent>;
