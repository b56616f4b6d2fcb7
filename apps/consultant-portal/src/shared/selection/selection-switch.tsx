import { MOST_SELECTED } from '@site/api-contract';
import { selectionCopy as copy } from './selection.copy';
import { type Selection } from './use-selection';
import './selection.css';

/** Turns the boxes of a list on, selects all of its rows, and says aloud how many are. */
export function SelectionSwitch({ selection }: { selection: Selection }) {
  const { isOn, turn, rowIds, ids, toggleAll } = selection;
  if (rowIds.length === 0) return null;
  const most = Math.min(rowIds.length, MOST_SELECTED);
  return (
    <div className="selection-switch">
      <p className="vh" role="status">
        {isOn && copy.selected(ids.length)}
      </p>
      <button type="button" className="btn btn--line btn--sm" onClick={() => turn(!isOn)}>
        {isOn ? copy.end : copy.start}
      </button>
      {isOn && (
        <label>
          <input
            type="checkbox"
            checked={ids.length === most}
            ref={(box) => {
              if (box) box.indeterminate = ids.length > 0 && ids.length < most;
            }}
            onChange={toggleAll}
          />
          {rowIds.length > MOST_SELECTED ? copy.allUpTo : copy.all(rowIds.length)}
        </label>
      )}
    </div>
  );
}
