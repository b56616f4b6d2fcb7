import { selectionCopy as copy } from './selection.copy';
import { type Selection } from './use-selection';
import './selection.css';

type SelectBoxProps = { selection: Selection; id: string; name: string };

/** The box of a row while rows can be selected; with Shift it takes all rows up to it. */
export function SelectBox({ selection, id, name }: SelectBoxProps) {
  const { isOn, ids, toggle } = selection;
  if (!isOn) return null;
  return (
    <label className="select-box">
      <input
        type="checkbox"
        data-select-box=""
        checked={ids.includes(id)}
        aria-label={copy.row(name)}
        onChange={({ nativeEvent }) =>
          toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
