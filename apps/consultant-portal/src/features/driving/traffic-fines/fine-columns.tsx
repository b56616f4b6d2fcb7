import { type TrafficFine } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { consultantFinePath } from '@site/api-contract/site-paths';
import { type Column } from '@site/ui';
import { FineTag } from '@site/ui/service';
import { customerColumn } from '../../../shared/customer/customer-column';
import { heldByWords } from '../../../shared/holds/held-by.copy';
import { pendingActId } from '../../../shared/pending-act-id';
import { trafficFinesCopy as copy } from './traffic-fines.copy';

/** Columns of the queue; the customer's name links to the fine. */
export function fineColumns(params: URLSearchParams): Column<TrafficFine>[] {
  return [
    customerColumn(
      { head: copy.columns.customer, params },
      ({ id, customerName, contractNumber, plate, heldBy }) => ({
        path: consultantFinePath(id),
        name: customerName,
        contract: `${contractNumber}, ${formatPlate(plate)}`,
        actId: pendingActId('fine', id),
        item: { queue: 'fines', id },
        owner: heldBy?.name,
      }),
    ),
    {
      key: 'what',
      head: copy.columns.what,
      phone: 'wide',
      cell: ({ description, noticeNumber, issuingBody }) => (
        <>
          {description}
          <small>{`${noticeNumber}, ${issuingBody}`}</small>
        </>
      ),
    },
    {
      key: 'amount',
      head: copy.columns.amount,
      figure: true,
      phone: 'end',
      cell: ({ amount }) => copy.money(amount),
    },
    {
      key: 'until',
      head: copy.columns.until,
      figure: true,
      phone: 'end',
      phoneName: copy.columns.until,
      cell: ({ answerUntil }) => copy.day(answerUntil),
    },
    {
      key: 'state',
      head: copy.columns.state,
      cell: ({ state }) => <FineTag state={state} staff />,
    },
    {
      key: 'owner',
      head: copy.columns.owner,
      phone: 'wide',
      phoneName: copy.columns.owner,
      cell: ({ heldBy = null }) => heldByWords(heldBy),
    },
  ];
}
