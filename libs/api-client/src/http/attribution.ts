import { ATTRIBUTION_HEADER } from '@site/contracts';
import { isExternal, type Step, withHeaders } from './pipeline';

/**
 * What the browser remembers of the link or campaign that brought the visitor, as a query
 * string; empty when nothing.
 */
export type ReadAttribution = () => string;

/**
 * Writes say where the visitor came from (product.md §9, point 11): a claim, which the
 * API checks before it counts.
 */
export function attribution(readAttribution: ReadAttribution): Step {
  return (request, next) => {
    const known =
      request.method === 'GET' || isExternal(request) ? '' : readAttribution();
    return next(
      known === '' ? request : withHeaders(request, { [ATTRIBUTION_HEADER]: known }),
    );
  };
}
