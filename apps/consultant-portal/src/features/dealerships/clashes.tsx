import { type DealershipForm } from '@site/contracts';
import { formCopy as copy } from './dealerships.copy';

/** A field that two people changed, and what the other one saved. */
export type Clash = { name: keyof DealershipForm; theirs: string };

type ClashesProps = { clashes: readonly Clash[]; onUse: (clash: Clash) => void };

/** What became of an edit that met another one. */
export function Clashes({ clashes, onUse }: ClashesProps) {
  return (
    <div className="notice dealership-clashes" role="status">
      <p>{copy.merged}</p>
      {clashes.length > 0 && (
        <>
          <p>{copy.clashes}:</p>
          <ul>
            {clashes.map((clash) => (
              <li key={clash.name}>
                <b>{copy.fields[clash.name]}</b>: {copy.theirs(clash.theirs)}{' '}
                <button
                  type="button"
                  className="link"
                  aria-label={copy.useOf(copy.fields[clash.name])}
                  onClick={() => onUse(clash)}
                >
                  {copy.use}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
