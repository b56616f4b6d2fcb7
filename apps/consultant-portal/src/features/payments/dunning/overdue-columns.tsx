import { type OverdueContract } from '@site/api-contract';
import { consultantOverduePath } from '@site/api-contract/site-paths';
import { type Column } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { customerColumn } from '../../../shared/customer/customer-column';
import { pendingActId } from '../../../shared/pending-act-id';
import { dunningCopy as copy } from './dunning.copy';

/** Columns of the queue; the customer's name links to the decision. */
export function overdueColumns(params: URLSearchParams): Column<OverdueContract>[] {
  return [
    customerColumn(
      { head: copy.columns.customer, params },
      ({ contractId, customer, contract }) => ({
        path: consultantOverduePath(contractId),
        name: customer,
        contract,
        actId: pendingActId('overdue', contractId),
        item: { queue: 'overdue', id: contractId },
      }),
    ),
    {
      key: 'car',
      head: copy.columns.car,
      phone: 'start',
      cell: ({ versionName }) => versionName,
    },
    {
      key: 'late',
      head: copy.columns.late,
      figure: true,
      phone: 'end',
      phoneName: copy.columns.late,
      cell: ({ daysLate }) => <Late>{copy.days(daysLate)}</Late>,
    },
    {
      key: 'owed',
      head: copy.columns.owed,
      figure: true,
      phone: 'end',
      phoneName: copy.columns.owed,
      cell: ({ owed }) => copy.money(owed),
    },
    {
      key: 'letter',
      head: copy.columns.letter,
      figure: true,
      phone: 'hide',
      cell: ({ letterOn }) => copy.day(letterOn),
    },
    {
      key: 'agreed',
      head: copy.columns.agreed,
      figure: true,
      phone: 'hide',
      cell: ({ promisedUntil }) =>
        promisedUntil ? (
          copy.day(promisedUntil)
        ) : (
          <span className="soft">{copy.none}</span>
        ),
    },
  ];
}
