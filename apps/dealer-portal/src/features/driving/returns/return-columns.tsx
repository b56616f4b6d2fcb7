import { type ReturnItem } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerReturnPath } from '@site/api-contract/site-paths';
import { AppLink, type Column } from '@site/ui';
import { returnsCopy as copy } from './returns.copy';

/** Columns of the cars that are back; the customer's name links to the return. */
export const returnColumns: Column<ReturnItem>[] = [
  {
    key: 'customer',
    head: copy.columns.customer,
    opens: true,
    cell: (row) => (
      <>
        <AppLink to={pathInApp('dealer-portal', dealerReturnPath(row.id))}>
          {row.customerName}
        </AppLink>
        <small>{row.contractNumber}</small>
      </>
    ),
  },
  {
    key: 'car',
    head: copy.columns.car,
    phone: 'start',
    cell: (row) => (
      <>
        {row.versionName}
        <small>{row.plate ? formatPlate(row.plate) : row.paintName}</small>
      </>
    ),
  },
  {
    key: 'why',
    head: copy.columns.why,
    phone: 'end',
    cell: ({ kind }) => copy.kinds[kind],
  },
  {
    key: 'returned',
    head: copy.columns.returned,
    figure: true,
    phone: 'end',
    cell: ({ returnedAt }) => returnedAt && copy.at(returnedAt),
  },
];
