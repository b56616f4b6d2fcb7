import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Navigation state for links to a proposal whose focused element will disappear. */
export const TAKES_FOCUS = 'takes-focus';

/** The name above a proposal; it takes the focus after a decision. */
export function PaneHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useLocation().state === TAKES_FOCUS;
  useEffect(() => {
    // A consultant who has moved the focus meanwhile, such as to the bar, keeps it.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h2>
  );
}
