import { call } from '../../wire/call';
import type * as schemas from '../dunning.schemas';

export const listOverdueContracts = call<typeof schemas.listOverdueContracts>(
  'GET',
  'overdue-contracts',
  {
    quiet: true, // shown in place of the list
  },
);

/**
 * Decides about a contract in that list: 409 when it owes nothing any more, has ended,
 * can't be ended yet, or when there was a decision since (`revision` is the number of
 * decisions that were read). Answers with the list after it.
 */
export const decideOverdue = call<typeof schemas.decideOverdue>(
  'PUT',
  'overdue-contracts/:id',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);
