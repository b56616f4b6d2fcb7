import { CheckIcon } from '@site/ui';
import { useDone } from '../takes-focus';
import './done-note.css';

/** Says on the next item what was done on the last one, where no bar shows it. */
export function DoneNote() {
  const done = useDone();
  return (
    <p role="status" className="done-note">
      {done && (
        <>
          <CheckIcon aria-hidden="true" /> {done}
        </>
      )}
    </p>
  );
}
