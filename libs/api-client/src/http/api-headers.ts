import { API_KEY_HEADER, BRAND_HEADER, SESSION_HEADER } from '@site/api-contract';
import { type Step, withHeaders } from './pipeline';

type ApiHeaders = {
  apiKey: string;
  brandId: string;
  sessionId: () => string;
};

/**
 * spec §7: for URLs containing api/v1, an API key, a brand id and the session id (a GUID
 * made once and kept).
 */
export function apiHeaders({ apiKey, brandId, sessionId }: ApiHeaders): Step {
  return (request, next) =>
    next(
      request.url.includes('api/v1')
        ? withHeaders(request, {
            [API_KEY_HEADER]: apiKey,
            [BRAND_HEADER]: brandId,
            [SESSION_HEADER]: sessionId(),
          })
        : request,
    );
}
