import { type Purchase } from '@site/api-contract';
import { consultantPurchasePath } from '@site/api-contract/site-paths';
import { type TakenBack } from '@site/ui';
import { pendingActId } from '../../../shared/pending-act-id';
import { purchaseFormsCopy as copy } from './purchase-forms.copy';

/** An answer to a purchase, which can be undone for some seconds. */
export const delayedAnswer = (
  { id, customerName, contractNumber }: Purchase,
  back: TakenBack,
  { waits, done = copy.done }: { waits: string; done?: string },
) => ({
  back,
  decision: {
    id: pendingActId('purchase', id),
    about: customerName ?? contractNumber,
    what: waits,
    path: consultantPurchasePath(id),
    words: { done, failed: copy.notSaved },
  },
});
