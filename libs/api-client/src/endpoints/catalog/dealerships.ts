import {
  type DataOf,
  getAreaSupport,
  getCepAddress,
  getDealership,
  listAvailableDealerships,
  listDealerships,
  listGroupDealerships,
  listStates,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const providesTags = ['Dealerships'] as const;

/** Dealerships and places. */
export const dealershipsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDealership: build.query<DataOf<typeof getDealership>, ArgOf<typeof getDealership>>(
      { ...sends(getDealership), providesTags },
    ),
    listDealerships: build.query<
      DataOf<typeof listDealerships>,
      ArgOf<typeof listDealerships>
    >({ ...sends(listDealerships), providesTags }),
    listAvailableDealerships: build.query<
      DataOf<typeof listAvailableDealerships>,
      ArgOf<typeof listAvailableDealerships>
    >({
      ...sends(listAvailableDealerships),
      providesTags,
    }),
    listGroupDealerships: build.query<
      DataOf<typeof listGroupDealerships>,
      ArgOf<typeof listGroupDealerships>
    >({
      ...sends(listGroupDealerships),
      providesTags,
    }),
    getAreaSupport: build.query<
      DataOf<typeof getAreaSupport>,
      ArgOf<typeof getAreaSupport>
    >({ ...sends(getAreaSupport), providesTags }),
    getCepAddress: build.query<DataOf<typeof getCepAddress>, ArgOf<typeof getCepAddress>>(
      sends(getCepAddress),
    ),
    listStates: build.query<DataOf<typeof listStates>, ArgOf<typeof listStates>>(
      sends(listStates),
    ),
  }),
});

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
