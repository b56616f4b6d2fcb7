import { type TakenBack } from '@site/ui';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { purchasesCopy as copy } from './purchases.copy';

/** Fields of the three forms of a purchase. */
type Draft = { price?: number; transferredOn?: string; answer?: string };

/** The draft of an answer to a purchase that a colleague answered first. */
export function OvertakenAnswer({ back }: { back: TakenBack }) {
  const { price, transferredOn, answer } = (back.taken?.draft ?? {}) as Draft;
  return (
    <RefusedDraft
      back={back}
      lines={[
        back.taken?.what,
        price !== undefined && copy.money(price),
        transferredOn && copy.day(transferredOn),
        answer,
      ]}
    />
  );
}
