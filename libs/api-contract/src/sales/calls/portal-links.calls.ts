import { call } from '../../wire/call';
import type * as schemas from '../portal-links.schemas';

/** A dealer gets the dealership's links and its sellers', a seller their own. */
export const listPortalLinks = call<typeof schemas.listPortalLinks>(
  'GET',
  'portal-links',
  {
    quiet: true, // the page shows it
  },
);

export const getLinkPoster = call<typeof schemas.getLinkPoster>(
  'GET',
  'portal-links/posters',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);
