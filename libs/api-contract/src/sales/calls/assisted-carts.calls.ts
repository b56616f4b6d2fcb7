import { call } from '../../wire/call';
import type * as schemas from '../assisted-sale/assisted-carts.schemas';

export const listAssistedCarts = call<typeof schemas.listAssistedCarts>(
  'GET',
  'assisted-carts',
  {
    quiet: true, // the list shows it in its place
  },
);

export const startAssistedCart = call<typeof schemas.startAssistedCart>(
  'POST',
  'assisted-carts',
  {
    status: 201,
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const requestSharing = call<typeof schemas.requestSharing>(
  'POST',
  'assisted-carts/requests',
  {
    quiet: true, // the form shows it
  },
);

export const getAssistedCart = call<typeof schemas.getAssistedCart>(
  'GET',
  'assisted-carts/:id',
  {
    quiet: true, // read again whenever it changes; the page shows it
  },
);

export const endAssistedCart = call<typeof schemas.endAssistedCart>(
  'DELETE',
  'assisted-carts/:id',
  {
    quiet: true, // shown below the button
  },
);

export const inviteCustomer = call<typeof schemas.inviteCustomer>(
  'POST',
  'assisted-carts/:id/invitations',
  {
    quiet: true, // the dialog shows it
  },
);

export const addAssistedSimulation = call<typeof schemas.addAssistedSimulation>(
  'POST',
  'assisted-carts/:id/simulations',
  {
    status: 201,
    idempotent: true,
    quiet: true, // the editor shows it
  },
);

/**
 * The price at which a change would be stored: the guaranteed one, with its last day,
 * while it is the better one, else today's.
 */
export const quoteAssistedChange = call<typeof schemas.quoteAssistedChange>(
  'POST',
  'assisted-carts/:id/simulations/:simulationId/quotes',
  {
    quiet: true, // the editor shows it in place of the price
  },
);

/**
 * With the table of the price that the seller has read, no other price is stored (409,
 * `PriceTable`).
 */
export const changeAssistedSimulation = call<typeof schemas.changeAssistedSimulation>(
  'PUT',
  'assisted-carts/:id/simulations/:simulationId',
  {
    quiet: true, // the editor shows it
  },
);

/** By the rules of the customer's own code: price and guarantee stay. */
export const setAssistedCampaign = call<typeof schemas.setAssistedCampaign>(
  'PUT',
  'assisted-carts/:id/simulations/:simulationId/campaign',
  {
    quiet: true, // the row of the code shows it
  },
);

/** Only until the customer accepts: from then on the cars are theirs. */
export const removeAssistedSimulation = call<typeof schemas.removeAssistedSimulation>(
  'DELETE',
  'assisted-carts/:id/simulations/:simulationId',
  {
    quiet: true, // shown above the cars
  },
);

export const restoreAssistedSimulation = call<typeof schemas.restoreAssistedSimulation>(
  'POST',
  'assisted-carts/:id/simulations/:simulationId/restorations',
  {
    quiet: true, // shown above the cars
  },
);
