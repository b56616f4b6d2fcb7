import { useEffect, useRef } from 'react';
import { type Decision } from '@site/contracts';
import { analysisReason } from '@site/contracts/analysis-reasons';
import { analysisCopy } from './analysis.copy';
import { focusIsFree } from './focus-is-free';

const copy = analysisCopy.decision;

/** What somebody decided on what a colleague had decided first: nothing typed is lost. */
export function LostDecision({ draft }: { draft: Decision }) {
  const { to, reasons, documents = [], message } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusIsFree()) heading.current?.focus();
  }, []);
  return (
    <div className="decision-lost">
      <h3 ref={heading} tabIndex={-1}>
        {copy.lost}
      </h3>
      <ul>
        <li>{copy.actions[to]}</li>
        {reasons.map((code) => (
          <li key={code}>{analysisReason(code).sentence}</li>
        ))}
        {documents.map(({ kind, note }) => (
          <li key={kind}>{note}</li>
        ))}
        {message !== undefined && <li>{message}</li>}
      </ul>
    </div>
  );
}
