import { getToday } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The day of a consultant is as stale as any of its queues. */
const todayApi = addEndpoints(({ reads }) => ({
  getToday: reads(getToday, [
    'Proposals',
    'Leads',
    'Overdue',
    'ServiceRequests',
    'TrafficFines',
    'Disputes',
    'Returns',
    'Purchases',
    'PriceTables',
    'CmsPages',
    'Session',
  ]),
}));

export const { useGetTodayQuery } = todayApi;
