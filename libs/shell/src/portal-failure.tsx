import { useRouteError } from 'react-router-dom';
import { readProblem } from '@site/api-client';
import { Failure } from '@site/ui';

/**
 * What a screen of a portal shows when it could not open or broke: nothing lost, a way to
 * try again; or that it is not open to who asks, and the way home.
 */
export function PortalFailure() {
  const { text, traceId, isFinal } = readProblem(useRouteError());
  return (
    <div className="wrap">
      <Failure
        text={isFinal ? text : undefined}
        traceId={traceId}
        isFinal={isFinal}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
