import { type WorkshopVisit } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import {
  WORKSHOP_REASON_LABELS,
  WORKSHOP_STATE_LABELS,
} from '@site/api-contract/driving';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerWorkshopVisitPath } from '@site/api-contract/site-paths';
import { AppLink, type Column } from '@site/ui';
import { workshopCopy as copy } from './workshop.copy';

/** Columns of the visits that are over; the customer's name links to the visit. */
export const visitColumns: Column<WorkshopVisit>[] = [
  {
    key: 'customer',
    head: copy.columns.customer,
    opens: true,
    cell: (visit) => (
      <>
        <AppLink to={pathInApp('dealer-portal', dealerWorkshopVisitPath(visit.id))}>
          {visit.customerName}
        </AppLink>
        <small>{visit.contractNumber}</small>
      </>
    ),
  },
  {
    key: 'car',
    head: copy.columns.car,
    phone: 'start',
    cell: ({ versionName, plate }) => (
      <>
        {versionName}
        {plate && <small>{formatPlate(plate)}</small>}
      </>
    ),
  },
  {
    key: 'reason',
    head: copy.columns.reason,
    phone: 'end',
    cell: ({ reason }) => WORKSHOP_REASON_LABELS[reason],
  },
  {
    key: 'slot',
    head: copy.columns.slot,
    figure: true,
    phone: 'end',
    cell: ({ slot, state }) => (
      <>
        {copy.slot(slot)}
        <small>{WORKSHOP_STATE_LABELS[state].staff}</small>
      </>
    ),
  },
];
