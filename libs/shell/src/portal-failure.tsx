import { useRouteError } from 'react-router-dom';
import { FailureError } from '@site/api-client';
import { Failure } from '@site/ui';

/**
 * What a screen of a portal shows when it could not open or broke: nothing lost, a way to
 * try again.
 */
export function PortalFailure() {
  const error = useRouteError();
  const traceId = error instanceof FailureError ? error.failure.traceId : undefined;
  return (
    <div className="wrap">
      <Failure traceId={traceId} onRetry={() => window.location.reload()} />
    </div>
  );
}
