import { useEffect, useRef } from 'react';
import { OutcomeNotice, type OutcomeText } from './outcome-notice';

/** Shows the outcome, and takes the focus, since the pressed button may go with its row. */
export function OutcomeWithFocus({ saying }: { saying: OutcomeText }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saying) part.current?.focus();
  }, [saying]);
  return (
    saying && (
      <div ref={part} tabIndex={-1}>
        <OutcomeNotice saying={saying} />
      </div>
    )
  );
}
