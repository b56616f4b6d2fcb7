import './edit-conflicts.css';

/** A field that two people changed, with the value that the other one saved. */
export type EditConflict<Name extends string> = { name: Name; theirs: string };

type EditConflictsProps<Name extends string> = {
  conflicts: readonly EditConflict<Name>[];
  words: {
    merged: string;
    conflicts: string;
    theirs: (value: string) => string;
    use: string;
    useOf: (field: string) => string;
  };
  /** Label of each field. */
  fields: Readonly<Record<Name, string>>;
  onUse: (conflict: EditConflict<Name>) => void;
};

/**
 * The notice that a colleague's changes were merged, with a list of the fields that both
 * changed.
 */
export function EditConflicts<Name extends string>({
  conflicts,
  words,
  fields,
  onUse,
}: EditConflictsProps<Name>) {
  return (
    <div className="notice edit-conflicts" role="status">
      <p>{words.merged}</p>
      {conflicts.length > 0 && (
        <>
          <p>{words.conflicts}:</p>
          <ul>
            {conflicts.map((conflict) => (
              <li key={conflict.name}>
                <b>{fields[conflict.name]}</b>: {words.theirs(conflict.theirs)}{' '}
                <button
                  type="button"
                  className="link"
                  aria-label={words.useOf(fields[conflict.name])}
                  onClick={() => onUse(conflict)}
                >
                  {words.use}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
