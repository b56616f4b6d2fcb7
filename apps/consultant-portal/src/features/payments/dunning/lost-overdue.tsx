import { type OverdueDecision } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { LostWork } from '../../../shared/undo/lost-draft';
import { dunningCopy } from './dunning.copy';

const copy = dunningCopy.form;

/** The draft of a decision on a contract that a colleague had ended first. */
export function LostOverdue({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as Partial<OverdueDecision> | undefined;
  return (
    <LostWork
      back={back}
      lines={[draft?.decision && copy[draft.decision], draft?.message]}
    />
  );
}
