import { type Purchase } from '@site/api-contract';
import { consultantPurchasePath } from '@site/api-contract/site-paths';
import { type Column } from '@site/ui';
import { customerColumn } from '../../../shared/customer/customer-column';
import { pendingActId } from '../../../shared/pending-act-id';
import { PurchaseTag } from '../../../shared/purchase-tag';
import { purchasesCopy as copy } from './purchases.copy';

/** The next deadline of a purchase in its state. */
function deadlineOf(purchase: Purchase): string | null {
  switch (purchase.state) {
    case 'pedida':
      return purchase.answerUntil;
    case 'oferecida':
      return purchase.validUntil;
    case 'aceita':
      return purchase.dueOn;
    case 'comprada':
      return purchase.transferUntil;
    default:
      return null;
  }
}

/** Columns of the queue; the customer's name links to the purchase. */
export function purchaseColumns(params: URLSearchParams): Column<Purchase>[] {
  return [
    customerColumn(
      { head: copy.columns.customer, params },
      ({ id, customerName, contractNumber }) => ({
        path: consultantPurchasePath(id),
        name: customerName,
        contract: contractNumber,
        actId: pendingActId('purchase', id),
        item: { queue: 'purchases', id },
      }),
    ),
    {
      key: 'car',
      head: copy.columns.car,
      phone: 'wide',
      cell: ({ versionName }) => versionName,
    },
    {
      key: 'price',
      head: copy.columns.price,
      figure: true,
      phone: 'end',
      cell: ({ price }) => (price === null ? copy.noPrice : copy.money(price)),
    },
    {
      key: 'until',
      head: copy.columns.until,
      figure: true,
      phone: 'end',
      phoneName: copy.columns.until,
      cell: (purchase) => {
        const until = deadlineOf(purchase);
        return until ? copy.day(until) : copy.none;
      },
    },
    {
      key: 'state',
      head: copy.columns.state,
      cell: ({ state }) => <PurchaseTag state={state} />,
    },
  ];
}
