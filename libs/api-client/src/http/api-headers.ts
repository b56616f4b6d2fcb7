import { type Step, withHeaders } from './pipeline';

export type ApiHeaders = { apiKey: string; brandId: string; sessionId: () => string };

/**
 * spec §7: for URLs containing api/v1, an API key, a brand id and the session id (a GUID
 * made once and kept).
 */
export function apiHeaders({ apiKey, brandId, sessionId }: ApiHeaders): Step {
  return (request, next) =>
    next(
      request.url.includes('api/v1')
        ? withHeaders(request, {
            'x-api-key': apiKey,
            'x-brand-id': brandId,
            'x-session-id': sessionId(),
          })
        : request,
    );
}
