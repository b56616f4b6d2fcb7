import { type DataOf, giveConsent, listConsents } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const consentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    giveConsent: build.mutation<DataOf<typeof giveConsent>, ArgOf<typeof giveConsent>>({
      ...sends(giveConsent),
      invalidatesTags: ['Consents', 'Privacy'],
    }),
    listConsents: build.query<DataOf<typeof listConsents>, ArgOf<typeof listConsents>>({
      ...sends(listConsents),
      providesTags: ['Consents'],
    }),
  }),
});

export const { useListConsentsQuery } = consentsApi;
