import { type FocusEvent, useRef } from 'react';
import { type ActEntry, type Schedule } from './delayed-acts';
import { undoCopy as copy } from './undo.copy';
import { UndoEntry } from './undo-entry';
import './undo.css';

export type UndoListProps = {
  shown: readonly ActEntry[];
  schedule: Schedule;
  onUndo: (entry: ActEntry) => void;
  onSend: (id: string) => void;
  onForget: (id: string) => void;
};

/** The bar at the foot of the page, while it has entries. */
export function UndoList(props: UndoListProps) {
  const { shown, schedule, onUndo, onSend, onForget } = props;
  const before = useRef<Element | null>(null);
  const noteWhere = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  // The pressed button disappears, so the focus returns to the page.
  const goBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  if (shown.length === 0) return null;
  return (
    <section
      className="undo"
      data-theme="asfalto"
      aria-label={copy.region}
      onFocus={noteWhere}
    >
      <ul>
        {shown.map((entry) => (
          <UndoEntry
            key={entry.id}
            entry={entry}
            schedule={schedule}
            onUndo={() => onUndo(entry)}
            onSend={() => {
              goBack();
              onSend(entry.id);
            }}
            onForget={() => {
              goBack();
              onForget(entry.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
