import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Replaces a button while its action waits to be sent, or when it is done. It takes over
 * the button's focus.
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
