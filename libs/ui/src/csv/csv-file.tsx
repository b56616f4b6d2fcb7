import { useId, useRef, useState } from 'react';
import { MOST_CSV_CHARACTERS } from '@site/api-contract/csv-files';
import { csvFileCopy as copy } from './csv-file.copy';
import './csv-file.css';

type CsvFileProps = {
  /** Description of its columns. */
  help: string;
  /** Error of the file, shown at the field. */
  error: string | undefined;
  /** Called with the text of the chosen file; '' when it is too large or not a text. */
  onText: (text: string) => void;
};

/** Chooses a CSV file and reads it in the browser; the same file can be chosen again. */
export function CsvFile({ help, error, onText }: CsvFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    setName(file.name);
    const { text = '', problem = '' } = await readCsv(file);
    setProblem(problem);
    onText(text);
  };
  const shown = problem || error;
  const label = name === '' ? copy.choose : copy.again;
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
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      {name !== '' && <p>{copy.chosen(name)}</p>}
      <p className="soft csv-help" id={helpId}>
        {help}
      </p>
      {shown && (
        <p className="field-error" role="alert">
          {shown}
        </p>
      )}
    </div>
  );
}

/**
 * The text of a file, or why it can't be read. Excel in Brazil saves a CSV as
 * Windows-1252 by default.
 */
async function readCsv(file: File): Promise<{ text?: string; problem?: string }> {
  if (file.size > MOST_CSV_CHARACTERS) return { problem: copy.tooLarge };
  // An open spreadsheet may lock its file.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: copy.unreadable };
  const text = textOf(bytes);
  if (text.trim() === '') return { problem: copy.empty };
  // Another encoding of a spreadsheet, which the API does not accept.
  return text.includes('\0') ? { problem: copy.notUtf8 } : { text };
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
