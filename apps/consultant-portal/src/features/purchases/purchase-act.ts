import { type Purchase } from '@site/contracts';
import { consultantPurchasePath } from '@site/contracts/site-paths';
import { type TakenBack } from '@site/ui';
import { purchasesCopy as copy } from './purchases.copy';

/** Of an answer that waits, among all that waits in this portal. */
export const purchaseActId = (id: string): string => `purchase:${id}`;

/** An answer to a purchase, which can be undone for some seconds. */
export const delayedAnswer = (
  { id, customerName, contractNumber }: Purchase,
  back: TakenBack,
  what: string,
) => ({
  back,
  decision: {
    id: purchaseActId(id),
    about: customerName ?? contractNumber,
    what,
    path: consultantPurchasePath(id),
    words: { done: copy.done, failed: copy.notSaved },
  },
});
