import {
  getAreaSupport,
  getCepAddress,
  getDealership,
  listAvailableDealerships,
  listDealerships,
  listGroupDealerships,
  listStates,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

/** Dealerships and places. */
export const dealershipsApi = addEndpoints(({ reads }) => ({
  getDealership: reads(getDealership, ['Dealerships']),
  listDealerships: reads(listDealerships, ['Dealerships']),
  listAvailableDealerships: reads(listAvailableDealerships, ['Dealerships']),
  listGroupDealerships: reads(listGroupDealerships, ['Dealerships']),
  getAreaSupport: reads(getAreaSupport, ['Dealerships']),
  getCepAddress: reads(getCepAddress),
  listStates: reads(listStates),
}));

export const {
  useGetDealershipQuery,
  useListDealershipsQuery,
  useListAvailableDealershipsQuery,
  useListGroupDealershipsQuery,
  useGetAreaSupportQuery,
  useGetCepAddressQuery,
  useLazyGetCepAddressQuery,
  useListStatesQuery,
} = dealershipsApi;
