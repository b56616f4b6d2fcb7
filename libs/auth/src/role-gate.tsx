import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { type NonIndexRouteObject, Outlet, type RouteObject } from 'react-router-dom';
import { type Role } from '@site/api-contract';
import { requireRole } from './guards';
import { selectRestored, selectToken } from './session-slice';
import { claimsOf } from './token';

/**
 * Layout route for these roles. The guard sends everybody else to root (spec §6). Until
 * the browser has said who is looking, and while a stranger is being sent away, `waiting`
 * stands in place of the screens below, so none of them shows or calls the API: the
 * server renders the same frame for everybody (security-requirements D5).
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
