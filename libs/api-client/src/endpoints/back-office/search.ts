import { searchPortal } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The trail records each search, so that no answer is kept and each one is a call. */
const searchApi = addEndpoints(({ reads }) => ({
  searchPortal: reads(searchPortal, ['Session'], { keepUnusedDataFor: 0 }),
}));

export const { useSearchPortalQuery } = searchApi;
