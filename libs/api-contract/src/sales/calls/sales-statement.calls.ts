import { call } from '../../wire/call';
import type * as schemas from '../sales-statement/sales-statement.schemas';

/** A dealer gets the dealership's sales, a seller the own ones, the desk any dealership's. */
export const getSalesStatement = call<typeof schemas.getSalesStatement>(
  'GET',
  'sales-statement',
  {
    quiet: true, // the page shows it
  },
);

export const exportSalesStatement = call<typeof schemas.exportSalesStatement>(
  'GET',
  'sales-statement/exports',
  {
    file: ['text/csv'],
    quiet: true, // shown at the button
  },
);

export const setCommissionRate = call<typeof schemas.setCommissionRate>(
  'POST',
  'dealerships/:id/commission-rates',
  {
    status: 201,
    idempotent: true,
    quiet: true, // the form shows it
  },
);
