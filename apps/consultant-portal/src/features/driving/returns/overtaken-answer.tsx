import { type ContestAnswer } from '@site/api-contract';
import { type TakenBack } from '@site/ui';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { returnsCopy as copy } from './returns.copy';

/** The draft of an answer to a return that a colleague answered first. */
export function OvertakenAnswer({ back }: { back: TakenBack }) {
  const draft = back.taken?.draft as Partial<ContestAnswer> | undefined;
  return (
    <section className="contest" aria-label={back.taken?.about}>
      <h2>{back.taken?.about}</h2>
      <RefusedDraft
        back={back}
        lines={[draft?.decision && copy.waits[draft.decision], draft?.answer]}
      />
    </section>
  );
}
