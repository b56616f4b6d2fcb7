import { call } from '../../wire/call';
import type * as schemas from '../analysis.schemas';

export const requestReview = call<typeof schemas.requestReview>(
  'POST',
  'proposals/:id/reviews',
  {
    quiet: true, // shown at the button
  },
);

export const cancelProposal = call<typeof schemas.cancelProposal>(
  'POST',
  'proposals/:id/cancellations',
  {
    quiet: true, // shown in the dialog
  },
);

export const takeBackRequest = call<typeof schemas.takeBackRequest>(
  'POST',
  'proposals/:id/document-requests/taken-back',
  {
    quiet: true, // the form shows it
  },
);

/** Lets partners sign who came or changed after the approval. */
export const checkPartners = call<typeof schemas.checkPartners>(
  'POST',
  'proposals/:id/partner-checks',
  {
    quiet: true, // shown at the button
  },
);

export const decideProposal = call<typeof schemas.decideProposal>(
  'POST',
  'proposals/:id/decisions',
  {
    quiet: true, // the form shows it
  },
);
