import { type Decision } from '@site/api-contract';
import { analysisReason } from '@site/api-contract/analysis-reasons';
import { LostDraft } from '../../../../shared/undo/lost-draft';
import { proposalsCopy } from '../proposals.copy';

const copy = proposalsCopy.decision;

/** The draft of a decision that came after a colleague's. */
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
