import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Stands where something was decided that waits
 * to be sent; the focus comes here from the
 * button that is gone.
 */
export function OnItsWay({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1} className="soft">
      {children}
    </p>
  );
}
