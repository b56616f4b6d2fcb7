import { getDealershipToday, getToday } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The day lists items of all these queues: a change of one of them reads it again. */
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
