import { listLeads, sendLead, type DataOf, type QueryOf } from '@site/contracts';
import { api } from '../api';
import { sends, sendsPages, type ArgOf } from './of-call';

export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendLead: build.mutation<DataOf<typeof sendLead>, ArgOf<typeof sendLead>>({ ...sends(sendLead), invalidatesTags: ['Leads'] }),
    listLeads: build.infiniteQuery<DataOf<typeof listLeads>, Omit<QueryOf<typeof listLeads>, 'cursor'>, string | null>({
      ...sendsPages(listLeads),
      providesTags: ['Leads'],
    }),
  }),
});

export const { useSendLeadMutation, useListLeadsInfiniteQuery } = leadsApi;
