import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { type NonIndexRouteObject, Outlet, type RouteObject } from 'react-router-dom';
import { type Role } from '@site/api-contract';
import { requireRole } from './guards';
import { selectRestored, selectToken } from './session-slice';
import { claimsOf } from './token';

/**
 * Layout route for these roles. The guard redirects everybody else to root (spec §6).
 * Until the browser knows the viewer, and during the redirect, `waiting` replaces the
 * screens below, so that none of them shows or calls the API: the server renders the same
 * frame for everybody (security-requirements D5).
 */
export function roleRoute(
  roles: readonly Role[],
  waiting: ReactNode,
  route: Omit<NonIndexRouteObject, 'loader' | 'Component'>,
): RouteObject {
  function RoleGate() {
    const restored = useSelector(selectRestored);
    const role = claimsOf(useSelector(selectToken))?.role;
    return restored && role !== undefined && roles.includes(role) ? <Outlet /> : waiting;
  }
  return { ...route, loader: requireRole(...roles), Component: RoleGate };
}
