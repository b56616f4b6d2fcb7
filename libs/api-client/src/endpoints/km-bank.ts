import { buyKm, type DataOf, getKmBank, sendOdometerReading } from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

export const kmBankApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKmBank: build.query<DataOf<typeof getKmBank>, ArgOf<typeof getKmBank>>({
      ...sends(getKmBank),
      providesTags: ['KmBank'],
    }),
    sendOdometerReading: build.mutation<
      DataOf<typeof sendOdometerReading>,
      ArgOf<typeof sendOdometerReading>
    >({ ...sends(sendOdometerReading), invalidatesTags: ['KmBank'] }),
    buyKm: build.mutation<DataOf<typeof buyKm>, ArgOf<typeof buyKm>>({
      ...sends(buyKm),
      invalidatesTags: ['KmBank', 'Contracts', 'Payments'],
    }),
  }),
});

export const { useBuyKmMutation, useGetKmBankQuery, useSendOdometerReadingMutation } =
  kmBankApi;
