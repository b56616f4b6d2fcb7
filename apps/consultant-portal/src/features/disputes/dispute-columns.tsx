import { type ChargeDispute } from '@site/contracts';
import { contestAnswerDay } from '@site/contracts/answer-promise';
import { pathInApp } from '@site/contracts/site-map';
import { consultantDisputePath } from '@site/contracts/site-paths';
import { AppLink, type Column } from '@site/ui';
import { actId } from '../../shared/act-id';
import { DisputeTag } from '../../shared/dispute-tag';
import { PendingTag } from '../../shared/pending-tag';
import { disputesCopy as copy } from './disputes.copy';

/** Columns of the queue; the customer's name opens the dispute. */
export function disputeColumns(params: URLSearchParams): Column<ChargeDispute>[] {
  const search = params.toString();
  return [
    {
      key: 'customer',
      head: copy.columns.customer,
      cell: ({ id, customer, contract }) => (
        <>
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantDisputePath(id)),
              search,
            }}
          >
            {customer}
          </AppLink>
          <small>{contract}</small>
          <PendingTag actId={actId('dispute', id)} />
        </>
      ),
    },
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
