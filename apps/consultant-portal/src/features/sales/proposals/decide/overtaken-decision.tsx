import { type Decision } from '@site/api-contract';
import { analysisReason } from '@site/api-contract/sales';
import { OvertakenDraft } from '../../../../shared/undo/overtaken-draft';
import { decisionCopy as copy } from './decision.copy';

/** The draft of a decision on a proposal that a colleague decided first. */
export function OvertakenDecision({ draft }: { draft: Decision }) {
  const { to, reasons, documents = [], message } = draft;
  return (
    <OvertakenDraft
      lines={[
        copy.actions[to],
        ...reasons.map((code) => analysisReason(code).sentence),
        ...documents.map(({ note }) => note),
        message,
      ]}
    />
  );
}
