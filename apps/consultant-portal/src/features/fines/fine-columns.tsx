import { type TrafficFine } from '@site/contracts';
import { formatPlate } from '@site/contracts/brazil';
import { pathInApp } from '@site/contracts/site-map';
import { consultantFinePath } from '@site/contracts/site-paths';
import { AppLink, type Column } from '@site/ui';
import { FineTag } from '@site/ui/service';
import { actId } from '../../shared/act-id';
import { PendingTag } from '../../shared/pending-tag';
import { finesCopy as copy } from './fines.copy';

/** Columns of the queue; the customer's name opens the fine. */
export function fineColumns(params: URLSearchParams): Column<TrafficFine>[] {
  const search = params.toString();
  return [
    {
      key: 'customer',
      head: copy.columns.customer,
      cell: ({ id, customerName, contractNumber, plate }) => (
        <>
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantFinePath(id)),
              search,
            }}
          >
            {customerName}
          </AppLink>
          <small>{`${contractNumber}, ${formatPlate(plate)}`}</small>
          <PendingTag actId={actId('fine', id)} />
        </>
      ),
    },
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
  ];
}
