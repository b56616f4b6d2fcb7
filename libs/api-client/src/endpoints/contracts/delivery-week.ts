import { getDeliveryWeek } from '@site/api-contract';
import { listOf } from '../../api';
import { addEndpoints } from '../add-endpoints';

// A file of its own, since more pages load the other endpoints of deliveries.
const weekApi = addEndpoints(({ reads }) => ({
  getDeliveryWeek: reads(getDeliveryWeek, [
    'Deliveries',
    'Returns',
    listOf('Deliveries'),
  ]),
}));

export const { useGetDeliveryWeekQuery } = weekApi;
