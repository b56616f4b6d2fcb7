import { ATTRIBUTION_HEADER } from '@site/api-contract';
import { isExternal, type Step, withHeaders } from './pipeline';

/**
 * Gives the link or campaign of the visitor, as the browser remembers it: a query string,
 * empty when there is none. A promise while the link is still being read.
 */
export type ReadAttribution = () => string | Promise<string>;

/**
 * Writes contain the origin of the visit (docs/product/sales.md): a claim, which the API
 * checks before it counts.
 */
export function attribution(readAttribution: ReadAttribution): Step {
  return async (request, next) => {
    const known =
      request.method === 'GET' || isExternal(request) ? '' : await readAttribution();
    return next(
      known === '' ? request : withHeaders(request, { [ATTRIBUTION_HEADER]: known }),
    );
  };
}
