import { compareRowsCopy as copy } from './compare-rows.copy';

type OnlyDifferencesProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Hides rows with the same text in all columns. */
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
