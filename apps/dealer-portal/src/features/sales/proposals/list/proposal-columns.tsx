import { type NextStep, type Proposal } from '@site/api-contract';
import { formatBRL, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerProposalPath } from '@site/api-contract/site-paths';
import { AppLink, type Column } from '@site/ui';
import { Late, ProposalCar, StateTag } from '@site/ui/proposal';
import { proposalsCopy as copy } from '../proposals.copy';
import { ProposalAge } from './proposal-age-text';

/** Columns of the list; the customer's name links to the detail and keeps the filters. */
export function proposalColumns(params: URLSearchParams, now: Date): Column<Proposal>[] {
  const search = params.toString();
  return [
    {
      key: 'customer',
      head: copy.columns.customer,
      opens: true,
      cell: (row) => (
        <>
          <AppLink
            to={{
              pathname: pathInApp('dealer-portal', dealerProposalPath(row.id)),
              search,
            }}
          >
            {row.customerName}
          </AppLink>
          <small>
            {row.number}
            {row.clientType === 2 ? ', PJ' : ''}
          </small>
        </>
      ),
    },
    {
      key: 'model',
      head: copy.columns.model,
      cell: (row) => <ProposalCar proposal={row} isShort />,
      phone: 'wide',
    },
    {
      key: 'monthly',
      head: copy.columns.monthly,
      figure: true,
      phone: 'end',
      cell: (row) => formatBRL(row.monthly),
    },
    {
      key: 'state',
      head: copy.columns.state,
      cell: (row) => <StateTag {...row} />,
    },
    {
      key: 'age',
      head: copy.columns.age,
      figure: true,
      phone: 'end',
      cell: (row) => <ProposalAge proposal={row} now={now} />,
    },
    {
      key: 'next',
      head: copy.next,
      phone: 'wide',
      cell: ({ next }) => next && <NextStepText next={next} now={now} />,
    },
    {
      key: 'plan',
      head: copy.columns.plan,
      phone: 'hide',
      cell: (row) => copy.plan(row.term, row.km),
    },
    {
      key: 'origin',
      head: copy.columns.origin,
      phone: 'hide',
      cell: (row) => copy.originOf(row.origin),
    },
    {
      key: 'seller',
      head: copy.columns.seller,
      phone: 'hide',
      cell: (row) => row.sellerName ?? copy.noSeller,
    },
    {
      key: 'sent',
      head: copy.columns.sent,
      phone: 'hide',
      cell: (row) => formatDate(row.createdAt),
    },
    {
      key: 'changed',
      head: copy.columns.changed,
      phone: 'hide',
      cell: (row) => formatDate(row.updatedAt),
    },
  ];
}

/** The next step and its day, with a warning once that day has passed. */
function NextStepText({ next: { step, day }, now }: { next: NextStep; now: Date }) {
  return (
    <>
      {step}
      <small>
        {day < saoPauloDay(now) ? <Late>{formatDate(day)}</Late> : formatDate(day)}
      </small>
    </>
  );
}
