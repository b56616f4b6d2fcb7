import { type DeliveryItem } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerDeliveryPath } from '@site/api-contract/site-paths';
import { AppLink, type Column, Tag } from '@site/ui';
import { deliveriesCopy as copy } from './deliveries.copy';
import { ChosenSlot } from './hand-over/chosen-slot';
import { nextStepOf } from './next-step';

/** Columns of the list; the customer's name links to the delivery. */
export const deliveryColumns: Column<DeliveryItem>[] = [
  {
    key: 'customer',
    head: copy.columns.customer,
    opens: true,
    cell: (row) => (
      <>
        <AppLink to={pathInApp('dealer-portal', dealerDeliveryPath(row.id))}>
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
        <small>{row.paintName}</small>
      </>
    ),
  },
  {
    key: 'promise',
    head: copy.columns.promise,
    figure: true,
    phone: 'end',
    cell: (row) => (
      <>
        {copy.until(row.promisedOn)}
        {row.late && (
          <small>
            <Tag tone="err">{copy.late(row.late.days)}</Tag>
          </small>
        )}
        {row.putOff && <small>{copy.putOff(row.putOff.until)}</small>}
      </>
    ),
  },
  { key: 'next', head: copy.columns.next, cell: nextStepOf },
  {
    key: 'slot',
    head: copy.columns.slot,
    figure: true,
    phone: 'end',
    cell: (row) => <ChosenSlot delivery={row} />,
  },
];
