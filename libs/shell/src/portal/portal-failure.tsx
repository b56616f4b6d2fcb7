import { useRouteError } from 'react-router-dom';
import { readProblem } from '@site/api-client';
import { Failure } from '@site/ui';

/**
 * Says that a screen of a portal could not open or broke: nothing is lost, and there is a
 * way to try again. Where the screen is not open to the viewer, it shows the way home.
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
