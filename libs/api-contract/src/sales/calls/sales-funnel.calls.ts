import { call } from '../../wire/call';
import type * as schemas from '../sales-funnel.schemas';

/** A dealer gets the dealership's funnel, a seller that of their own links and sales. */
export const getSalesFunnel = call<typeof schemas.getSalesFunnel>('GET', 'sales-funnel', {
  quiet: true, // the page shows it
});
