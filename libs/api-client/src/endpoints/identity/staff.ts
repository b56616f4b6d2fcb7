import { listStaff, resetStaffApp } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Consultants and dealers, for who has the right `people`. */
const staffApi = addEndpoints(({ reads, writes }) => ({
  listStaff: reads(listStaff, ['Team']),
  resetStaffApp: writes(resetStaffApp, ['Team']),
}));

export const { useListStaffQuery, useResetStaffAppMutation } = staffApi;
