import { call } from '../../wire/call';
import type * as schemas from '../link-visits.schemas';

/**
 * The link itself is in `x-attribution`, as in every write; no data of the visitor is
 * sent or stored.
 */
export const sendLinkVisit = call<typeof schemas.sendLinkVisit>('POST', 'link-visits', {
  quiet: true, // the visitor can do nothing about it
});
