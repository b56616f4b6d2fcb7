import { useEffect, useRef } from 'react';
import { OutcomeNotice, type OutcomeText } from './outcome-notice';

const TYPED = 'input:not([type="file"]), select, textarea';
const isField = (part: EventTarget | null) =>
  part instanceof Element && part.matches(TYPED);

/**
 * Shows the outcome, and takes the focus, since the pressed button may go with its row.
 * The focus stays in a field where somebody went on after the form was sent.
 */
export function OutcomeWithFocus({ saying }: { saying: OutcomeText }) {
  const part = useRef<HTMLDivElement>(null);
  const wentOn = useRef(false);
  useEffect(() => {
    const onField = ({ target }: Event) => void (wentOn.current = isField(target));
    const onSubmit = () => void (wentOn.current = false);
    document.addEventListener('focusin', onField);
    document.addEventListener('input', onField);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('focusin', onField);
      document.removeEventListener('input', onField);
      document.removeEventListener('submit', onSubmit);
    };
  }, []);
  useEffect(() => {
    const isKept = wentOn.current && isField(document.activeElement);
    if (saying && !isKept) part.current?.focus();
  }, [saying]);
  return (
    saying && (
      <div ref={part} tabIndex={-1}>
        <OutcomeNotice saying={saying} />
      </div>
    )
  );
}
