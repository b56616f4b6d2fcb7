import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What is said where a button was: that what it began waits to be sent, or is done. The
 * focus comes here from it.
 */
export function InItsPlace({ children }: { children: ReactNode }) {
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
