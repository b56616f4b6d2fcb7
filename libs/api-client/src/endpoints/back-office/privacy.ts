import { type DataOf, eraseAccount, exportData, getPrivacy } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

/** Stored data of an account, its copy, and its end (LGPD). */
const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrivacy: build.query<DataOf<typeof getPrivacy>, ArgOf<typeof getPrivacy>>({
      ...sends(getPrivacy),
      providesTags: ['Privacy'],
    }),
    exportData: build.mutation<DataOf<typeof exportData>, ArgOf<typeof exportData>>({
      ...sends(exportData),
      invalidatesTags: NOTHING_READ,
    }),
    // The session is over with it: nothing is asked again.
    eraseAccount: build.mutation<DataOf<typeof eraseAccount>, ArgOf<typeof eraseAccount>>(
      { ...sends(eraseAccount), invalidatesTags: NOTHING_READ },
    ),
  }),
});

export const { useGetPrivacyQuery, useExportDataMutation, useEraseAccountMutation } =
  privacyApi;
