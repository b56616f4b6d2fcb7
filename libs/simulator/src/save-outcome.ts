import { isRefusedFor, isToldByPopup, serverSentence } from '@site/api-client';
import { refusedParts } from './quote-answer';

/**
 * Outcome of storing a choice. `message` is the server's sentence, empty where it said
 * none.
 */
export type SaveOutcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  /**
   * Somebody else changed the same simulation first; `revision` is the one that it has
   * now, `stored` all of it where that was read.
   */
  | { kind: 'newer'; revision: number | undefined; message: string; stored?: Saved }
  /** The price on the screen is not in force any more; nothing was stored. */
  | { kind: 'other-price'; message: string }
  /** `refused` has the server's sentence for each part of the choice. */
  | { kind: 'failed'; refused: Readonly<Record<string, string>>; message: string };

/** Waits for a choice to be stored, and says why it was not instead of rejecting. */
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
