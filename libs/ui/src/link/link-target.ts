import { appFor, type AppName, pathInApp } from '@site/api-contract/site-map';

type LinkTarget =
  | { kind: 'inside'; to: string }
  | { kind: 'page'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'unsafe' };

const SCHEMES = /^(https?|mailto|tel):/i;
// Browsers drop control characters and read a backslash as a slash, so both can hide a
// scheme or a host.
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const DISGUISE = /[\u0000-\u001f\u007f\\]/;

/**
 * A fragment or search of this page, or a relative path such as `simulador`: nothing
 * before a colon, so no scheme.
 */
const RELATIVE = /^([?#]|[^\s:/?#]+([/?#]|$))/;
const FILE = /\.[a-z\d]{2,5}$/i;

/**
 * The target of a link, seen from `app`: its own router (path without the basename), a
 * page of another app or part of this page, another site, or nothing when it is unsafe.
 */
export function linkTarget(to: string, app: AppName | null): LinkTarget {
  const target = to.trim();
  if (target === '' || DISGUISE.test(target) || target.startsWith('//'))
    return { kind: 'unsafe' };
  if (SCHEMES.test(target)) return { kind: 'external', href: target };
  // spec §2: a target without a leading / is a full page load.
  if (RELATIVE.test(target)) return { kind: 'page', href: target };
  if (!target.startsWith('/')) return { kind: 'unsafe' };
  const pathname = target.replace(/[?#].*$/s, '');
  // A file (the cookie policy) is no screen of a router.
  if (app === null || appFor(pathname) !== app || FILE.test(pathname))
    return { kind: 'page', href: target };
  return { kind: 'inside', to: pathInApp(app, target) };
}
