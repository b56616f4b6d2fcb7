import { type RefObject, useEffect, useRef } from 'react';

/** Width from which the header shows its links in one line (spec §9). */
const FULL_HEADER_QUERY = '(min-width: 1100px)';

/**
 * The native disclosure of the small-screen menu. It opens without this hook; after
 * hydration it also closes on navigation, when the window becomes 1100 px or wider (spec
 * §2), on Escape, on a touch outside and when the focus leaves it.
 */
export function useMenu(currentPath: string): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);

  // Only a change closes it: a menu opened before hydration stays open.
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current !== currentPath) close(menu.current);
    shownPath.current = currentPath;
  }, [currentPath]);

  useEffect(() => {
    const wide = window.matchMedia?.(FULL_HEADER_QUERY);
    const onWidth = () => wide?.matches && close(menu.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector('summary')?.focus();
    };
    // A touch outside, or a focus that has gone on to the page under the menu.
    const onOutside = (event: Event) => {
      const header = menu.current?.closest('.hd-in');
      if (header && event.target instanceof Node && !header.contains(event.target))
        close(menu.current);
    };
    // It may have been opened on a narrow window that was widened before hydration.
    onWidth();
    wide?.addEventListener('change', onWidth);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      wide?.removeEventListener('change', onWidth);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, []);

  return menu;
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}
