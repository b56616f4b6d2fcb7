import { call } from '../../wire/call';
import type * as schemas from '../search.schemas';

/** A POST, since a document that was typed belongs into no address (B8, I1). */
export const searchPortal = call<typeof schemas.searchPortal>('POST', 'searches', {
  quiet: true, // shown below the field
});
