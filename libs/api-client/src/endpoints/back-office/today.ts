import {
  getDealershipToday,
  getDealershipTodayCount,
  getToday,
  getTodayCounts,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** The day lists and counts items of all these queues: a change of one reads it again. */
const QUEUES = [
  'Proposals',
  'Leads',
  'Overdue',
  'ServiceRequests',
  'KmBank',
  'Workshop',
  'TrafficFines',
  'Disputes',
  'Returns',
  'Purchases',
  'PriceTables',
  'CmsPages',
  'Session',
] as const;
const OF_DEALERSHIP = [
  'Deliveries',
  'Returns',
  'Workshop',
  'Proposals',
  'Session',
] as const;

const todayApi = addEndpoints(({ reads }) => ({
  getToday: reads(getToday, QUEUES),
  getTodayCounts: reads(getTodayCounts, QUEUES),
  getDealershipToday: reads(getDealershipToday, OF_DEALERSHIP),
  getDealershipTodayCount: reads(getDealershipTodayCount, OF_DEALERSHIP),
}));

export const {
  useGetDealershipTodayCountQuery,
  useGetDealershipTodayQuery,
  useGetTodayCountsQuery,
  useGetTodayQuery,
} = todayApi;
