import { call } from '../../wire/call';
import type * as schemas from '../follow-ups.schemas';

export const noteProposal = call<typeof schemas.noteProposal>(
  'POST',
  'proposals/:id/notes',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);
