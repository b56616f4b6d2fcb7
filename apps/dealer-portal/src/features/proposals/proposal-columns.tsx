import { type Proposal } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { pathInApp } from '@site/contracts/site-map';
import { dealerProposalPath } from '@site/contracts/site-paths';
import { AppLink, type Column } from '@site/ui';
import { ProposalCar, StateTag } from '@site/ui/proposal';
import { ProposalAge } from './proposal-age-text';
import { proposalsCopy as copy } from './proposals.copy';

/**
 * Columns of the list; the customer's name opens the detail and keeps the filters of the
 * address.
 */
export function proposalColumns(params: URLSearchParams, now: Date): Column<Proposal>[] {
  const search = params.toString();
  return [
    {
      key: 'customer',
      head: copy.columns.customer,
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
      cell: (row) => <ProposalCar proposal={row} />,
      phone: 'wide',
    },
    {
      key: 'monthly',
      head: copy.columns.monthly,
      figure: true,
      phone: 'end',
      cell: (row) => (
        <>
          {formatBRL(row.monthly)}
          <small>{copy.plan(row.term, row.km)}</small>
        </>
      ),
    },
    {
      key: 'state',
      head: copy.columns.state,
      cell: (row) => <StateTag state={row.state} />,
    },
    {
      key: 'age',
      head: copy.columns.age,
      figure: true,
      phone: 'end',
      cell: (row) => <ProposalAge proposal={row} now={now} />,
    },
    {
      key: 'origin',
      head: copy.columns.origin,
      phone: 'hide',
      cell: (row) => copy.originOf(row.origin),
    },
  ];
}
