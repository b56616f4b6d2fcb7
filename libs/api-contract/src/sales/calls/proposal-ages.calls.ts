import { call } from '../../wire/call';
import type * as schemas from '../proposal-ages.schemas';

/**
 * A dealer gets the ages of the dealership's proposals, a seller those of their own
 * sales.
 */
export const getProposalAges = call<typeof schemas.getProposalAges>(
  'GET',
  'proposals/ages',
  {
    quiet: true, // the page shows it
  },
);
