import { type ReturnItem } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerReturnPath } from '@site/api-contract/site-paths';
import { AppLink, type Column } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { returnsCopy as copy } from './returns.copy';

/** Columns of the list; the customer's name links to the return. */
export const returnColumns: Column<ReturnItem>[] = [
  {
    key: 'customer',
    head: copy.columns.customer,
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
    phone: 'wide',
    cell: (row) => (
      <>
        {row.versionName}
        <small>{row.plate ? formatPlate(row.plate) : row.paintName}</small>
        {row.bringBy && row.isOverdue && <Late>{copy.overdue(row.bringBy)}</Late>}
      </>
    ),
  },
  { key: 'why', head: copy.columns.why, cell: ({ kind }) => copy.kinds[kind] },
  {
    key: 'slot',
    head: copy.columns.slot,
    figure: true,
    phone: 'end',
    cell: ({ slot, bringBy, isOverdue, returnedAt }) => (
      <>
        {slot ? copy.slot(slot.day, slot.time) : copy.noSlot}
        {bringBy && !isOverdue && !returnedAt && <small>{copy.bringBy(bringBy)}</small>}
      </>
    ),
  },
];
