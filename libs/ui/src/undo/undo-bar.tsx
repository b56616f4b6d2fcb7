import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { deferred } from '../deferred/deferred';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { KEEPS_INPUT } from '../unsaved-changes/use-unsaved-changes';
import {
  type ActEntry,
  type DelayedActs,
  DelayedActsContext,
  type Schedule,
  UNDO_S,
} from './delayed-acts';
import { undoCopy as copy } from './undo.copy';
import { type UndoListProps } from './undo-list';

/** Deferred, since no action waits on a page that was just opened. */
const UndoList = deferred<UndoListProps>(
  async () => (await import('./undo-list')).UndoList,
);

type UndoBarProps = {
  acts: DelayedActs;
  /** Clock of the countdown. */
  schedule: Schedule;
  children: ReactNode;
};

/** The pages with delayed acts, and the bar of waiting ones. */
export function UndoBar({ acts, schedule, children }: UndoBarProps) {
  const navigate = useNavigate();
  const shown = acts.entries.filter(({ stage }) => stage !== 'undone');
  const undo = ({ id, to, stage }: ActEntry) => {
    if (stage !== 'waiting') return;
    acts.undo(id);
    // Text in the form of the present page is kept, and stands there again.
    void navigate(to, { preventScrollReset: true, state: KEEPS_INPUT });
  };
  const newest = shown.findLast(({ stage }) => stage === 'waiting');
  useShortcuts(
    newest ? [{ key: 'z', label: copy.undoKey, run: () => undo(newest) }] : [],
  );
  return (
    <DelayedActsContext value={acts}>
      {children}
      <p className="vh" role="status">
        {spoken(shown.at(-1))}
      </p>
      <UndoList
        shown={shown}
        schedule={schedule}
        onUndo={undo}
        onSend={(id) => void acts.send(id)}
        onForget={acts.forget}
      />
    </DelayedActsContext>
  );
}

/** Text for screen readers: once for each step, without seconds. */
function spoken(entry: ActEntry | undefined): string {
  if (entry?.stage === 'waiting') return copy.spoken(entry.about, entry.what, UNDO_S);
  return entry?.stage === 'done' ? `${entry.about}: ${entry.outcome?.said}` : '';
}
