import { isRefusedFor, isToldByPopup, serverSentence } from '@site/api-client';
import { refusedParts } from './quote-answer';

/** Outcome of storing a choice. `message` is the server's sentence, empty without one. */
export type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  /**
   * Somebody else changed the simulation first; `revision` is its new one, `stored` the
   * whole state if it was read.
   */
  | { kind: 'newer'; revision: number | undefined; message: string; stored?: Saved }
  /** The price on the screen does not hold any more; nothing was stored. */
  | { kind: 'other-price'; message: string }
  /** `refused` has the server's sentence for each refused part of the choice. */
  | { kind: 'failed'; refused: Readonly<Record<string, string>>; message: string };

/** Waits until a choice is stored, and gives the reason instead of rejecting. */
export async function saveOutcome<Saved>(
  saving: Promise<Saved>,
): Promise<SaveOutcome<Saved>> {
  try {
    return { kind: 'saved', saved: await saving };
  } catch (error) {
    const message = isToldByPopup(error) ? '' : serverSentence(error, '');
    const refused = refusedParts(error);
    if (isRefusedFor(error, 'basket-changed'))
      return { kind: 'newer', revision: Number(refused.Revision) || undefined, message };
    if (isRefusedFor(error, 'price-table-changed'))
      return { kind: 'other-price', message };
    return { kind: 'failed', refused, message };
  }
}
