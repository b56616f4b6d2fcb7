import { useEffect, useRef } from 'react';
import { csvFileCopy as copy } from './csv-file.copy';
import './csv-file.css';

/** Lists the importer's errors for a file, a line each, and takes the focus with them. */
export function FileProblems({ lines }: { lines: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), [lines]);
  if (lines.length === 0) return null;
  return (
    <div
      ref={list}
      tabIndex={-1}
      className="notice notice--err csv-problems"
      role="alert"
    >
      <p>{copy.errors(lines.length)}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
