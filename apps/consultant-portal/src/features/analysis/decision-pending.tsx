import { useEffect, useRef } from 'react';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.decision;

/** In the place of the form while its decision can still be undone. */
export function DecisionPending({ what }: { what: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <section className="decision" aria-label={copy.title}>
      <p ref={text} tabIndex={-1} className="soft">
        {copy.onItsWay(what)}
      </p>
    </section>
  );
}
