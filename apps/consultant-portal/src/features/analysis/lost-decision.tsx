import { type Decision } from '@site/contracts';
import { analysisReason } from '@site/contracts/analysis-reasons';
import { LostDraft } from '../../shared/lost-draft';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.decision;

/** What somebody decided on what a colleague had decided first. */
export function LostDecision({ draft }: { draft: Decision }) {
  const { to, reasons, documents = [], message } = draft;
  return (
    <LostDraft
      lines={[
        copy.actions[to],
        ...reasons.map((code) => analysisReason(code).sentence),
        ...documents.map(({ note }) => note),
        message,
      ]}
    />
  );
}
