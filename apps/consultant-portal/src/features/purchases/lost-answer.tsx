import { type TakenBack } from '@site/ui';
import { LostWork } from '../../shared/lost-draft';

/** What somebody answered to a purchase that a colleague had answered first. */
export function LostAnswer({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as { answer?: string } | undefined;
  return <LostWork back={back} lines={[back.taken?.what, draft?.answer]} />;
}
