import { type Purchase } from '@site/contracts';
import { consultantPurchasePath } from '@site/contracts/site-paths';
import { type TakenBack } from '@site/ui';
import { actId } from '../../shared/act-id';
import { purchasesCopy as copy } from './purchases.copy';

/** An answer to a purchase, which can be undone for some seconds. */
export const delayedAnswer = (
  { id, customerName, contractNumber }: Purchase,
  back: TakenBack,
  what: string,
) => ({
  back,
  decision: {
    id: actId('purchase', id),
    about: customerName ?? contractNumber,
    what,
    path: consultantPurchasePath(id),
    words: { done: copy.done, failed: copy.notSaved },
  },
});
