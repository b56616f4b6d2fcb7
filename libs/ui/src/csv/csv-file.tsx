import { useId, useRef, useState } from 'react';
import { MOST_CSV_CHARACTERS } from '@site/api-contract/csv-files';
import { csvFileCopy as copy } from './csv-file.copy';
import './csv-file.css';

type CsvFileProps = {
  /** Its columns, and what stands in them. */
  help: string;
  /** Error of the file, said at the field. */
  error: string | undefined;
  /** The text of the file that was chosen; '' when it is too large or no text. */
  onText: (text: string) => void;
};

/** Chooses a CSV file and reads it here; the same one can be chosen again. */
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
 * Its text, or why it has none. Excel in Brazil saves a CSV as Windows-1252 unless told
 * otherwise.
 */
async function readCsv(file: File): Promise<{ text?: string; problem?: string }> {
  if (file.size > MOST_CSV_CHARACTERS) return { problem: copy.tooLarge };
  // A spreadsheet that is open may hold its file.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: copy.unreadable };
  const text = textOf(bytes);
  if (text.trim() === '') return { problem: copy.empty };
  // Another encoding of a spreadsheet; the API takes no such text.
  return text.includes('\0') ? { problem: copy.notUtf8 } : { text };
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
