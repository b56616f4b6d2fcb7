import { type Purchase } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { consultantPurchasePath } from '@site/contracts/site-paths';
import { AppLink, type Column } from '@site/ui';
import { actId } from '../../shared/act-id';
import { PendingTag } from '../../shared/pending-tag';
import { PurchaseTag } from '../../shared/purchase-tag';
import { purchasesCopy as copy } from './purchases.copy';

/** The day that the state waits for. */
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

/** Columns of the queue; the customer's name opens the purchase. */
export function purchaseColumns(params: URLSearchParams): Column<Purchase>[] {
  const search = params.toString();
  return [
    {
      key: 'customer',
      head: copy.columns.customer,
      cell: ({ id, customerName, contractNumber }) => (
        <>
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantPurchasePath(id)),
              search,
            }}
          >
            {customerName}
          </AppLink>
          <small>{contractNumber}</small>
          <PendingTag actId={actId('purchase', id)} />
        </>
      ),
    },
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
