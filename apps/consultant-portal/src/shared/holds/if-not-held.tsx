import { type ReactNode, use, useState } from 'react';
import { serverSentence } from '@site/api-client';
import { focusFirstField } from '../focus-first-field';
import { type Colleague, ColleagueContext, focusHeading } from './colleague';
import { holdsCopy as copy } from './holds.copy';

/** The button of a decision; in its place, the one that takes it over from a colleague. */
export function IfNotHeld({ children }: { children: ReactNode }) {
  const colleague = use(ColleagueContext);
  return colleague ? <TakeOver {...colleague} /> : children;
}

function TakeOver({ hold, takeOver }: Colleague) {
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (button: HTMLElement) => {
    setTaking(true);
    setProblem('');
    try {
      await takeOver();
      focusAround(button);
    } catch (error) {
      setProblem(serverSentence(error, copy.failed));
    }
    setTaking(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-disabled={isTaking || undefined}
        onClick={({ currentTarget }) => !isTaking && void take(currentTarget)}
      >
        {isTaking ? copy.taking : copy.takeOver(hold.name)}
      </button>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/**
 * The pressed button disappears, so its form takes the focus, or the heading of the record
 * where there is no form.
 */
function focusAround(button: HTMLElement): void {
  const form = button.closest('form');
  if (form) return focusFirstField(form);
  focusHeading(button.closest('article'));
}
