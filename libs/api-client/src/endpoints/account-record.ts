import { getAccountRecord, type DataOf } from '@site/contracts';
import { api } from '../api';
import { sends, type ArgOf } from './of-call';

/** The whole record of a customer: of the consultant portal alone. Each time it is asked for stands in the audit trail. */
export const accountRecordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountRecord: build.query<DataOf<typeof getAccountRecord>, ArgOf<typeof getAccountRecord>>({ ...sends(getAccountRecord), providesTags: ['Registration'] }),
  }),
});

export const { useGetAccountRecordQuery } = accountRecordApi;
