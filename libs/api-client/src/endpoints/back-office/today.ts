import { getDealershipToday, getToday } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** A day is as stale as any of its queues. */
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
  getDealershipToday: reads(getDealershipToday, [
    'Deliveries',
    'Returns',
    'Proposals',
    'Session',
  ]),
}));

export const { useGetDealershipTodayQuery, useGetTodayQuery } = todayApi;
