import { type ApiFailure } from '@site/api-client';
import { ErrorIcon } from '@site/ui';
import { signInCopy as COPY } from './account.copy';

/**
 * Explains a refused sign-in. A 403 is left out, since it has a popup and another page.
 */
export function Refusal({ failure, waiting }: { failure: ApiFailure; waiting: boolean }) {
  if (failure.status === 403 || (failure.status === 429 && !waiting)) return null;
  const text = failure.status === 429 ? COPY.waitText : failure.message || COPY.wrong;
  return (
    <div className="notice notice--err account-refusal">
      <p>
        <ErrorIcon aria-hidden="true" /> {text}
      </p>
      {failure.status !== 401 && failure.traceId && (
        <p className="mono">{COPY.trace(failure.traceId)}</p>
      )}
    </div>
  );
}
