import { csvFileCopy as copy } from './csv-file.copy';
import './csv-file.css';

/** Lists the importer's errors for a file, a line each. */
export function FileProblems({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="notice notice--err csv-problems" role="alert">
      <p>{copy.errors(lines.length)}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
