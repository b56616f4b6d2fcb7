import { type TakenBack } from '@site/ui';
import { LostWork } from '../../shared/lost-draft';

/** Why somebody wanted to cancel a fine that a colleague had moved first. */
export function LostReason({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as { reason?: string } | undefined;
  return <LostWork back={back} lines={[back.taken?.what, draft?.reason]} />;
}
