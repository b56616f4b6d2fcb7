import { listPromptDelivery, listVehicleClasses } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

export const vehiclesApi = addEndpoints(({ reads }) => ({
  listVehicleClasses: reads(listVehicleClasses, ['Prices']),
  listPromptDelivery: reads(listPromptDelivery, ['Prices']),
}));

export const { useListVehicleClassesQuery, useListPromptDeliveryQuery } = vehiclesApi;
