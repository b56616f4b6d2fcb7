import { call } from '../../wire/call';
import type * as schemas from '../proposals.schemas';

export const sendProposal = call<typeof schemas.sendProposal>(
  'POST',
  'simulations/:id/headers-with-payments',
  {
    status: 201,
    idempotent: true,
    quiet: true, // spec §7
  },
);

/**
 * A customer's own proposals, those of the dealership or of the seller, all for a
 * consultant. Newest first.
 */
export const listProposals = call<typeof schemas.listProposals>('GET', 'proposals', {
  quiet: true, // shown in place of the list
});

/**
 * A spreadsheet of every proposal that the filters find: for dealers the dealership's,
 * for sellers their own sales.
 */
export const exportProposals = call<typeof schemas.exportProposals>(
  'GET',
  'proposals/exports',
  {
    file: ['text/csv'],
    quiet: true, // shown at the button
  },
);

export const getProposal = call<typeof schemas.getProposal>('GET', 'proposals/:id', {
  quiet: true, // shown in its place
});
