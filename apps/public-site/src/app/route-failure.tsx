import { type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { failureOf } from '@site/api-client';
import { SiteLink } from '@site/ui';
import { notFoundCopy } from '../features/content/not-found/not-found.copy';
import { routeFailureCopy } from './route-failure.copy';
import { shellCopy } from './shell.copy';

/**
 * The page inside the frame when a screen failed: not-found for a 404, or else an
 * explanation and a link to try again.
 */
export function RouteFailure({ notFound }: { notFound: ReactNode }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{shellCopy.title(notFoundCopy.title)}</title>
        {notFound}
      </>
    );
  }
  const traceId = traceIdOf(error);
  return (
    <div className="wrap page-failure">
      <title>{shellCopy.title(routeFailureCopy.title)}</title>
      <h1>{routeFailureCopy.title}</h1>
      <p>{traceId ? routeFailureCopy.text : routeFailureCopy.unanswered}</p>
      <div className="actions">
        {/* A plain link, so that the document is loaded again, with or without
            JavaScript. */}
        <a className="btn" href={`${pathname}${search}`}>
          {routeFailureCopy.retry}
        </a>
        <SiteLink className="link" to="/">
          {routeFailureCopy.home}
        </SiteLink>
      </div>
      {traceId && <p className="mono">{routeFailureCopy.trace(traceId)}</p>}
    </div>
  );
}

function traceIdOf(error: unknown): string {
  const data: unknown = isRouteErrorResponse(error) ? error.data : error;
  if (
    typeof data === 'object' &&
    data !== null &&
    'traceId' in data &&
    typeof data.traceId === 'string'
  )
    return data.traceId;
  return failureOf(error)?.traceId ?? '';
}
