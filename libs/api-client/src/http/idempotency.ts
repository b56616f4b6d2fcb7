import { IDEMPOTENCY_HEADER } from '@site/contracts';
import { type Step, withHeaders } from './pipeline';

/**
 * A key of its own for each sending of a creating call, so that a repeat on the way has
 * one effect (security-requirements G1).
 */
export function idempotency(randomId: () => string): Step {
  return (request, next) =>
    next(
      request.idempotent
        ? withHeaders(request, { [IDEMPOTENCY_HEADER]: randomId() })
        : request,
    );
}
