import { type OverdueDecision } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { dunningCopy } from './dunning.copy';

const copy = dunningCopy.form;

/** The draft of a decision on a contract that a colleague ended first. */
export function OvertakenDecision({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as Partial<OverdueDecision> | undefined;
  return (
    <RefusedDraft
      back={back}
      lines={[draft?.decision && copy[draft.decision], draft?.message]}
    />
  );
}
