import { isApplicationPath } from '@site/api-contract/app-links';

/**
 * Whether a press on a link opens a page inside the app (spec §2): a plain one, on a link
 * to an application page of this host. Modified presses, new tabs, downloads and all other
 * links are the browser's.
 */
export function opensInside(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain =
    event.button === 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || link.target || link.download) return false;
  return link.origin === location.origin && isApplicationPath(link.pathname);
}
