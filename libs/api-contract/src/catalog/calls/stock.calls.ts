import { call } from '../../wire/call';
import type * as schemas from '../stock.schemas';

export const listStockCars = call<typeof schemas.listStockCars>('GET', 'stock', {
  quiet: true, // shown in place of the list
});

export const getStockChoices = call<typeof schemas.getStockChoices>(
  'GET',
  'stock/choices',
  {
    quiet: true, // shown in the dialog
  },
);

export const saveStock = call<typeof schemas.saveStock>(
  'PUT',
  'stock/cars/:version/:paint',
  {
    quiet: true, // shown in the dialog
  },
);

export const exportStock = call<typeof schemas.exportStock>('GET', 'stock/exports', {
  file: ['text/csv'],
  quiet: true, // shown at the button
});

export const checkStock = call<typeof schemas.checkStock>('POST', 'stock/checks', {
  quiet: true, // shown at the file
});

export const importStock = call<typeof schemas.importStock>('POST', 'stock/imports', {
  quiet: true, // shown at the file
});
