import { type DataOf, getDeliveryWeek } from '@site/api-contract';
import { api, listOf } from '../../api';
import { type ArgOf, sends } from '../of-call';

type Week = typeof getDeliveryWeek;

// Beside the others of deliveries, which more pages
// load.
const weekApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryWeek: build.query<DataOf<Week>, ArgOf<Week>>({
      ...sends(getDeliveryWeek),
      providesTags: ['Deliveries', 'Returns', listOf('Deliveries')],
    }),
  }),
});

export const { useGetDeliveryWeekQuery } = weekApi;
