import { call } from '../../wire/call';
import type * as schemas from '../simulations.schemas';

export const createSimulation = call<typeof schemas.createSimulation>(
  'POST',
  'simulations',
  {
    status: 201,
    idempotent: true,
    quiet: true, // shown where the car is added or copied
  },
);

export const listSimulations = call<typeof schemas.listSimulations>(
  'GET',
  'simulations',
  {
    quiet: true, // shown in place of the list
  },
);

export const getSimulation = call<typeof schemas.getSimulation>(
  'GET',
  'simulations/:id',
  {
    quiet: true, // the page shows it
  },
);

export const deleteSimulation = call<typeof schemas.deleteSimulation>(
  'DELETE',
  'simulations/:id',
  {
    quiet: true, // the cart shows it
  },
);

export const restoreSimulation = call<typeof schemas.restoreSimulation>(
  'POST',
  'simulations/:id/restorations',
  {
    quiet: true, // the cart shows it
  },
);

export const createBasket = call<typeof schemas.createBasket>(
  'POST',
  'simulations/:id/baskets',
  {
    status: 201,
    quiet: true, // spec §7
  },
);

export const updateBasket = call<typeof schemas.updateBasket>(
  'PUT',
  'simulations/:id/baskets/:basketId',
  {
    quiet: true, // spec §7
  },
);

/** `validUntil` may have passed. Null where that table has no such car or choice. */
export const quoteGuaranteed = call<typeof schemas.quoteGuaranteed>(
  'POST',
  'simulations/:id/baskets/:basketId/quotes',
  {
    quiet: true, // spec §7
  },
);

/** Only after the guarantee: until then the frozen price holds. */
export const repriceBasket = call<typeof schemas.repriceBasket>(
  'POST',
  'simulations/:id/baskets/:basketId/repricings',
  {
    quiet: true, // spec §7
  },
);

export const getShareToken = call<typeof schemas.getShareToken>(
  'GET',
  'simulations/:id/share-token',
  {
    quiet: true, // the dialog shows that there is no link
  },
);

/** Asked by the site's server, for the head of the page of a shared link. */
export const getSharePreview = call<typeof schemas.getSharePreview>(
  'GET',
  'simulations/previews/:preview',
  {
    quiet: true, // the preview shows the model's lowest price in its place
  },
);

/** A read by POST, so that the key is in the body, where no log stores it. */
export const openSharedSimulation = call<typeof schemas.openSharedSimulation>(
  'POST',
  'simulations/shared',
  {
    quiet: true, // the page shows it in its place
  },
);

export const mailSimulation = call<typeof schemas.mailSimulation>(
  'POST',
  'simulations/:id/baskets/:basketId/emails',
  {
    idempotent: true,
    quiet: true, // spec §7
  },
);

/**
 * Code, validity, choices, the monthly price line by line, total, exit cost of every
 * month, and the costs not included; only of one's own.
 */
export const getSimulationPdf = call<typeof schemas.getSimulationPdf>(
  'GET',
  'simulations/:id/baskets/:basketId/pdf',
  {
    file: ['application/pdf'],
    quiet: true, // spec §7
  },
);

/**
 * Prices a choice without storing it, while the customer tries options in the
 * configurator.
 */
export const quoteChoice = call<typeof schemas.quoteChoice>(
  'POST',
  'simulations/quotes',
  {
    quiet: true, // shown beside the refused part of the choice, else in place of the price
  },
);
