import { type RouteObject } from 'react-router-dom';
import { type SiteHandle } from '../../page-handle';
import { NotFoundScreen } from './not-found-screen';
import { notFoundCopy } from './not-found.copy';

/** Last of the list: every path that no other route takes. Not lazy: the boundary of all routes shows it as well. */
export const notFoundRoutes: RouteObject[] = [
  { path: '*', handle: { page: 'content', status: 404, title: notFoundCopy.title } satisfies SiteHandle, Component: NotFoundScreen },
];
