import { type DisputeAnswer } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { LostWork } from '../../../shared/undo/lost-draft';
import { disputesCopy } from './disputes.copy';

const copy = disputesCopy.form;

/** The draft of an answer to a dispute that a colleague had answered first. */
export function LostAnswer({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as Partial<DisputeAnswer> | undefined;
  return <LostWork back={back} lines={[draft?.to && copy[draft.to], draft?.answer]} />;
}
