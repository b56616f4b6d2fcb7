import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a way to a proposal on which what had the focus goes away. */
export const TAKES_FOCUS = 'takes-focus';

/** The name over a proposal; after a decision the work goes on there. */
export function PaneHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useLocation().state === TAKES_FOCUS;
  useEffect(() => {
    // Whoever was quicker, and is in the bar by now, stays there.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h2>
  );
}
