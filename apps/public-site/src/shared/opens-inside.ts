import { isApplicationPath } from '@site/api-contract/app-links';

/**
 * Whether a press on a link opens a page inside the app (spec §2): a plain one, on a link
 * that leads to such a page. Modified presses are the browser's.
 */
export function opensInside(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain =
    event.button === 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return isPlain && leadsInside(link);
}

/**
 * Whether a link leads to an application page of this host. New tabs, downloads and all
 * other links are the browser's.
 */
export function leadsInside({
  target,
  download,
  origin,
  pathname,
}: HTMLAnchorElement): boolean {
  return (
    !target && !download && origin === location.origin && isApplicationPath(pathname)
  );
}
