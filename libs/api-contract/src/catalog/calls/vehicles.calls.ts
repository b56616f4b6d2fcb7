import { call } from '../../wire/call';
import type * as schemas from '../vehicles.schemas';

export const listPrices = call<typeof schemas.listPrices>('GET', 'vehicles/prices', {
  quiet: true, // docs/product/catalog.md
});

export const listVehicleClasses = call<typeof schemas.listVehicleClasses>(
  'GET',
  'vehicles/vehicleClass/client-type/:type/latitude/:lat/longitude/:lng',
  {
    quiet: 'without-message', // the list of cars shows it
  },
);

export const listPromptDelivery = call<typeof schemas.listPromptDelivery>(
  'POST',
  'vehicles/vehicles/prompt-delivery',
  {
    quiet: 'without-message', // pages work without it
  },
);
