import { type DataOf, getAccountRecord } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

/**
 * The whole record of a customer: of the consultant portal alone. Each time it is asked
 * for stands in the audit trail, so it is forgotten as it is closed: each look is a call.
 */
const accountRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountRecord: build.query<
      DataOf<typeof getAccountRecord>,
      ArgOf<typeof getAccountRecord>
    >({
      ...sends(getAccountRecord),
      providesTags: ['Registration'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAccountRecordQuery } = accountRecordApi;
