import { useRouteError } from 'react-router-dom';
import { readProblem } from '@site/api-client';
import { Failure } from '@site/ui';

const copy = {
  safe: 'Seus dados continuam aqui. Tente de novo em instantes.',
} as const;

/**
 * Shown when a screen of a portal could not open or broke: nothing is lost, and it can be
 * tried again. When the viewer may not open the screen, it shows the way home.
 */
export function PortalFailure() {
  const { text, traceId, isFinal, isTold } = readProblem(useRouteError());
  return (
    <div className="wrap">
      <Failure
        text={isFinal ? text : copy.safe}
        traceId={traceId}
        isFinal={isFinal}
        isTold={isTold}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
