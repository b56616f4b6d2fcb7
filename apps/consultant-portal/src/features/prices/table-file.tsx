import { useRef, useState } from 'react';
import { MOST_CSV_CHARACTERS } from '@site/contracts/price-changes';
import { importCopy as copy } from './import.copy';

type TableFileProps = {
  /** What the form says of it. */
  error: string | undefined;
  /** The text of the file that was chosen; '' when it is too large. */
  onText: (text: string) => void;
};

/** Chooses a CSV file and reads it here; the same one can be chosen again. */
export function TableFile({ error, onText }: TableFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    setName(file.name);
    const isTooLarge = file.size > MOST_CSV_CHARACTERS;
    const text = isTooLarge ? '' : await file.text();
    // Another encoding of a spreadsheet; the API takes no such text.
    const isForeign = text.includes('\0');
    setProblem(isTooLarge ? copy.tooLarge : isForeign ? copy.notUtf8 : '');
    onText(isForeign ? '' : text);
  };
  const shown = problem || error;
  const label = name === '' ? copy.file : copy.fileAgain;
  return (
    <div className="field">
      <input
        ref={input}
        className="vh"
        type="file"
        accept=".csv,text/csv"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file).finally(() => (target.value = ''));
        }}
      />
      <button
        type="button"
        className="btn btn--line"
        aria-describedby="arquivo-ajuda"
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      {name !== '' && <p>{copy.chosen(name)}</p>}
      <p className="soft" id="arquivo-ajuda">
        {copy.fileHelp}
      </p>
      {shown && (
        <p className="field-error" role="alert">
          {shown}
        </p>
      )}
    </div>
  );
}
