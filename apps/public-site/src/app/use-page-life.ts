import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../site-services';

/**
 * What happens around screens: the stored session is taken over once, every navigation pushes a page view (spec §4),
 * and after a navigation the focus goes to the new content.
 */
export function usePageLife(contentId: string): void {
  const { start, pageView } = useSite();
  const { pathname, search } = useLocation();
  const arrived = useRef(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void start().then((end) => {
      if (gone) end();
      else stop = end;
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [start]);

  useEffect(() => {
    pageView(`${pathname}${search}`, document.title);
  }, [pageView, pathname, search]);

  useEffect(() => {
    if (arrived.current) document.getElementById(contentId)?.focus({ preventScroll: true });
    arrived.current = true;
  }, [contentId, pathname]);
}
