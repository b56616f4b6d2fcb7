import { useEffect, useEffectEvent, useState } from 'react';
import { AppLink } from '../link/app-link';
import { type ActEntry, type Schedule, UNDO_S } from './delayed-acts';
import { undoCopy as copy } from './undo.copy';

/** How long a finished act is shown. */
const DONE_MS = 8000;

type UndoEntryProps = {
  entry: ActEntry;
  schedule: Schedule;
  onUndo: () => void;
  onSend: () => void;
  onForget: () => void;
};

/** One act in the bar: it waits, is being sent, is done, or failed. */
export function UndoEntry(props: UndoEntryProps) {
  const { entry, schedule, onUndo, onSend, onForget } = props;
  const { about, stage, outcome, to } = entry;
  if (stage === 'waiting')
    return <Waiting {...entry} {...{ schedule, onUndo, onSend }} />;
  return (
    <li>
      <p role={stage === 'failed' ? 'alert' : undefined}>
        <b>{about}</b> <span>{outcome?.said ?? copy.sending}</span>
      </p>
      {stage === 'done' && <LeavesSoon schedule={schedule} onLeave={onForget} />}
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

type LeavesSoonProps = { schedule: Schedule; onLeave: () => void };

function LeavesSoon({ schedule, onLeave }: LeavesSoonProps) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => schedule(() => leave(), DONE_MS), [schedule]);
  return null;
}

type WaitingProps = Pick<ActEntry, 'about' | 'what' | 'sendNow'> &
  Pick<UndoEntryProps, 'schedule' | 'onUndo' | 'onSend'>;

/**
 * A visible countdown. It stops while the focus is inside, so that slow users can undo,
 * too (WCAG 2.2.1).
 */
function Waiting(props: WaitingProps) {
  const { about, what, sendNow = copy.sendNow, schedule, onUndo, onSend } = props;
  const [left, setLeft] = useState(UNDO_S);
  const [isPaused, setPaused] = useState(false);
  const send = useEffectEvent(onSend);
  useEffect(() => {
    if (isPaused) return undefined;
    if (left === 0) {
      send();
      return undefined;
    }
    return schedule(() => setLeft(left - 1), 1000);
  }, [left, isPaused, schedule]);
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
          {sendNow}
        </button>
      </div>
    </li>
  );
}
