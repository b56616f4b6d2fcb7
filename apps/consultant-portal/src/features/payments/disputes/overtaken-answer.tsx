import { type DisputeAnswer } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { disputesCopy } from './disputes.copy';

const copy = disputesCopy.form;

/** The draft of an answer to a dispute that a colleague answered first. */
export function OvertakenAnswer({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as Partial<DisputeAnswer> | undefined;
  return (
    <RefusedDraft back={back} lines={[draft?.to && copy[draft.to], draft?.answer]} />
  );
}
