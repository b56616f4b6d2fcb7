import { useEffect, useEffectEvent, useState } from 'react';
import { AppLink } from '../link/app-link';
import { type ActEntry, UNDO_S } from './delayed-acts';
import { undoCopy as copy } from './undo.copy';

/** How long a finished act is shown. */
const DONE_MS = 8000;

type UndoEntryProps = {
  entry: ActEntry;
  onUndo: () => void;
  onSend: () => void;
  onForget: () => void;
};

/** One act in the bar: it waits, is being sent, is done, or failed. */
export function UndoEntry({ entry, onUndo, onSend, onForget }: UndoEntryProps) {
  const { about, what, stage, outcome, to } = entry;
  if (stage === 'waiting')
    return <Waiting about={about} what={what} onUndo={onUndo} onSend={onSend} />;
  return (
    <li>
      <p role={stage === 'failed' ? 'alert' : undefined}>
        <b>{about}</b> <span>{outcome?.said ?? copy.sending}</span>
      </p>
      {stage === 'done' && <LeavesSoon onLeave={onForget} />}
      {stage === 'failed' && (
        <div className="actions">
          <AppLink className="btn btn--sm" to={to} preventScrollReset>
            {copy.open}
          </AppLink>
          <button type="button" className="btn btn--line btn--sm" onClick={onForget}>
            {copy.drop}
          </button>
        </div>
      )}
    </li>
  );
}

function LeavesSoon({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => leave(), DONE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

type WaitingProps = Pick<ActEntry, 'about' | 'what'> &
  Pick<UndoEntryProps, 'onUndo' | 'onSend'>;

/**
 * A visible countdown. It stops while the focus is inside, so that slow users can undo,
 * too (WCAG 2.2.1).
 */
function Waiting({ about, what, onUndo, onSend }: WaitingProps) {
  const [left, setLeft] = useState(UNDO_S);
  const [isPaused, setPaused] = useState(false);
  const send = useEffectEvent(onSend);
  useEffect(() => {
    if (isPaused) return undefined;
    if (left === 0) {
      send();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return (
    <li onFocus={() => setPaused(true)} onBlur={() => setPaused(false)}>
      <p>
        <b>{about}</b>{' '}
        <span className="num">
          {copy.inSeconds(what, left)}
          {isPaused && `, ${copy.paused}`}
        </span>
      </p>
      <div className="actions">
        <button type="button" className="btn btn--sm" onClick={onUndo}>
          {copy.undo}
        </button>
        <button type="button" className="btn btn--line btn--sm" onClick={onSend}>
          {copy.sendNow}
        </button>
      </div>
    </li>
  );
}
