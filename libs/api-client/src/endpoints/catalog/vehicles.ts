import { type DataOf, listPromptDelivery, listVehicleClasses } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

export const vehiclesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVehicleClasses: build.query<
      DataOf<typeof listVehicleClasses>,
      ArgOf<typeof listVehicleClasses>
    >({
      ...sends(listVehicleClasses),
      providesTags: ['Prices'],
    }),
    listPromptDelivery: build.query<
      DataOf<typeof listPromptDelivery>,
      ArgOf<typeof listPromptDelivery>
    >({
      ...sends(listPromptDelivery),
      providesTags: ['Prices'],
    }),
  }),
});

export const { useListVehicleClassesQuery, useListPromptDeliveryQuery } = vehiclesApi;
