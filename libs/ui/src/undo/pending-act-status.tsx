import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Says instead of a button that its act waits to be sent, or is done. It takes over the
 * button's focus.
 */
export function PendingActStatus({ children }: { children: ReactNode }) {
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
