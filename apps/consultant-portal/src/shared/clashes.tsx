import './clashes.css';

/** A field that two people changed, and what the other one saved. */
export type Clash<Name extends string> = { name: Name; theirs: string };

type ClashesProps<Name extends string> = {
  clashes: readonly Clash<Name>[];
  words: {
    merged: string;
    clashes: string;
    theirs: (value: string) => string;
    use: string;
    useOf: (field: string) => string;
  };
  /** Label of each field. */
  fields: Readonly<Record<Name, string>>;
  onUse: (clash: Clash<Name>) => void;
};

/**
 * The notice after an edit met a colleague's: both were merged, and fields that both
 * changed are listed.
 */
export function Clashes<Name extends string>({
  clashes,
  words,
  fields,
  onUse,
}: ClashesProps<Name>) {
  return (
    <div className="notice clashes" role="status">
      <p>{words.merged}</p>
      {clashes.length > 0 && (
        <>
          <p>{words.clashes}:</p>
          <ul>
            {clashes.map((clash) => (
              <li key={clash.name}>
                <b>{fields[clash.name]}</b>: {words.theirs(clash.theirs)}{' '}
                <button
                  type="button"
                  className="link"
                  aria-label={words.useOf(fields[clash.name])}
                  onClick={() => onUse(clash)}
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
