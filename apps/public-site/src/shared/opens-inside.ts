import { isApplicationPath } from '@site/api-contract/app-links';

/**
 * Whether a click on a link opens a page inside the app (spec §2): a plain click on a
 * link to such a page. The browser handles clicks with modifier keys.
 */
export function opensInside(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain =
    event.button === 0 &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return isPlain && leadsInside(link);
}

/**
 * Whether a link leads to an application page of this host. The browser handles new tabs,
 * downloads and all other links.
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
