import { type ChargeDispute } from '@site/api-contract';
import { contestAnswerDay } from '@site/api-contract/sales';
import { consultantDisputePath } from '@site/api-contract/site-paths';
import { type Column } from '@site/ui';
import { customerColumn } from '../../../shared/customer/customer-column';
import { DisputeTag } from '../../../shared/dispute-tag';
import { pendingActId } from '../../../shared/pending-act-id';
import { disputesCopy as copy } from './disputes.copy';

/** Columns of the queue; the customer's name links to the dispute. */
export function disputeColumns(params: URLSearchParams): Column<ChargeDispute>[] {
  return [
    customerColumn(
      { head: copy.columns.customer, params },
      ({ id, customer, contract }) => ({
        path: consultantDisputePath(id),
        name: customer,
        contract,
        actId: pendingActId('dispute', id),
        item: { queue: 'disputes', id },
      }),
    ),
    { key: 'what', head: copy.columns.what, phone: 'wide', cell: ({ label }) => label },
    {
      key: 'amount',
      head: copy.columns.amount,
      figure: true,
      phone: 'end',
      cell: ({ contested }) => copy.money(contested),
    },
    {
      key: 'since',
      head: copy.columns.since,
      figure: true,
      phone: 'end',
      phoneName: copy.columns.since,
      cell: ({ openedAt, state }) => (
        <>
          {copy.day(new Date(openedAt))}
          {state === 'aberta' && (
            <small>{copy.answerBy(contestAnswerDay(new Date(openedAt)))}</small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: copy.columns.state,
      cell: (dispute) => <DisputeTag {...dispute} />,
    },
  ];
}
