import * as z from 'zod/mini';
import { instant } from '../wire/fields';
import { PROPOSAL_STATES } from './proposal-states';

const state = z.enum(PROPOSAL_STATES);

/** An event in the history of a proposal, with the text for its reader. */
export const proposalEvent = z.object({
  from: z.nullable(state),
  to: state,
  at: instant,
  /** The actor as the viewer may know them: a name, or 'cliente', 'sistema'. */
  by: z.string(),
  reason: z.nullable(z.string()),
  /** The analysis's reasons, from the catalogue; absent without any. */
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
   * Requested documents with the fault in each, for the customer and consultants; they
   * stay here after they have come.
   */
  documents: z.optional(
    z.array(
      z.object({ name: z.string(), note: z.string(), receivedAt: z.nullable(instant) }),
    ),
  ),
});
export type ProposalEvent = z.output<typeof proposalEvent>;
