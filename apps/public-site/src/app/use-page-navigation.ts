import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EDITOR_IDS } from '@site/api-contract/site-paths';
import { useSite } from '../shared/site-services';

/**
 * Removes tags of the server's head that describe only the first page, such as its
 * canonical address, before the next page is shown.
 */
function forgetServedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
}

/**
 * Restores the stored session once, pushes a page view after each navigation (spec §4),
 * and moves the focus to the new content.
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

  // Links may name an editor's heading without the prefix of its id.
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
