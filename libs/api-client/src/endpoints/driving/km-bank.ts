import {
  buyKm,
  type DataOf,
  getKmBank,
  getKmPackages,
  sendOdometerReading,
  swapKmPackage,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const kmBankApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKmBank: build.query<DataOf<typeof getKmBank>, ArgOf<typeof getKmBank>>({
      ...sends(getKmBank),
      providesTags: ['KmBank'],
    }),
    getKmPackages: build.query<DataOf<typeof getKmPackages>, ArgOf<typeof getKmPackages>>(
      { ...sends(getKmPackages), providesTags: ['KmBank'] },
    ),
    sendOdometerReading: build.mutation<
      DataOf<typeof sendOdometerReading>,
      ArgOf<typeof sendOdometerReading>
    >({ ...sends(sendOdometerReading), invalidatesTags: ['KmBank'] }),
    buyKm: build.mutation<DataOf<typeof buyKm>, ArgOf<typeof buyKm>>({
      ...sends(buyKm),
      invalidatesTags: ['KmBank', 'Contracts', 'Payments'],
    }),
    swapKmPackage: build.mutation<
      DataOf<typeof swapKmPackage>,
      ArgOf<typeof swapKmPackage>
    >({
      ...sends(swapKmPackage),
      invalidatesTags: ['KmBank', 'Contracts', 'Payments', 'Proposals'],
    }),
  }),
});

export const {
  useBuyKmMutation,
  useGetKmBankQuery,
  useGetKmPackagesQuery,
  useSendOdometerReadingMutation,
  useSwapKmPackageMutation,
} = kmBankApi;
