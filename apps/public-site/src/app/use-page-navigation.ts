import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EDITOR_IDS } from '@site/api-contract/site-paths';
import { useSite } from '../shared/site-services';

/**
 * Tags of the server's head describe the first page alone, such as its canonical address:
 * they go before the next page shows.
 */
function forgetServedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
}

/**
 * Work around the screens: the stored session is taken over once, every navigation pushes
 * a page view (spec §4), and after a navigation the focus goes to the new content.
 */
export function usePageNavigation(contentId: string): void {
  const { start, pageView } = useSite();
  const { pathname, search, hash } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void start().then((end) => {
      if (isUnmounted) end();
      else stop = end;
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [start]);

  useEffect(() => {
    if (arrived.current) forgetServedHead();
    pageView(`${pathname}${search}`, document.title);
  }, [pageView, pathname, search]);

  // Headings of editors had ids without the beginning that they have now.
  useEffect(() => {
    const named = hash.slice(1);
    if (named && !document.getElementById(named))
      document.getElementById(`${EDITOR_IDS}${named}`)?.scrollIntoView();
  }, [hash, pathname]);

  useEffect(() => {
    if (arrived.current)
      document.getElementById(contentId)?.focus({ preventScroll: true });
    arrived.current = true;
  }, [contentId, pathname]);
}
