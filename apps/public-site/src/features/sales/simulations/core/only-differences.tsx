import { compareRowsCopy as copy } from './compare-rows.copy';

type OnlyDifferencesProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Hides the rows in which all columns say the same. */
export function OnlyDifferences({ checked, onChange }: OnlyDifferencesProps) {
  return (
    <label className="only-differences">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{copy.onlyDifferences}</span>
    </label>
  );
}
