import { type FieldErrors, useFormState } from 'react-hook-form';
import { ErrorIcon } from '../icons';
import { formCopy } from './form.copy';
import { useControlIds } from './form-id';

const HEADING = 'error-summary';

/**
 * Name of the form's part with a field, such as 'Sócio 2'; null when its error is clear
 * without.
 */
export type PartOf = (field: string) => string | null;

const NO_PARTS: PartOf = () => null;

/** Lists the fields to correct as distinguishable links. Use it inside a `Form`. */
export function ErrorSummary({ partOf = NO_PARTS }: { partOf?: PartOf }) {
  const { errors } = useFormState();
  const idOf = useControlIds();
  const entries = flatten(errors).sort(byPlace(idOf));
  if (entries.length === 0) return null;
  return (
    <div
      className="summary-error"
      data-summary=""
      tabIndex={-1}
      role="group"
      aria-labelledby={idOf(HEADING)}
    >
      <h2 id={idOf(HEADING)}>
        <ErrorIcon /> {formCopy.toFix(entries.length)}
      </h2>
      <ul>
        {entries.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{formCopy.errorOf(partOf(name), message)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Entry = { name: string; message: string };

/**
 * Sorts by the position of fields on the page, not by the order of the rules; errors
 * without a field come last.
 */
function byPlace(idOf: (name: string) => string) {
  const place = (name: string) => document.getElementById(idOf(name));
  return (one: Entry, other: Entry) => {
    const [first, second] = [place(one.name), place(other.name)];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING
      ? 1
      : -1;
  };
}

function flatten(errors: FieldErrors, prefix = ''): Entry[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = prefix + key;
    if (!error || typeof error !== 'object') return [];
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    return key === 'root' || key === 'ref'
      ? []
      : flatten(error as FieldErrors, `${name}.`);
  });
}
