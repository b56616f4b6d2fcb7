import { listLeads, sendLead, type DataOf } from '@site/contracts';
import { api } from '../api';
import { sends, type ArgOf } from './of-call';

export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendLead: build.mutation<DataOf<typeof sendLead>, ArgOf<typeof sendLead>>({ ...sends(sendLead), invalidatesTags: ['Leads'] }),
    listLeads: build.query<DataOf<typeof listLeads>, ArgOf<typeof listLeads>>({ ...sends(listLeads), providesTags: ['Leads'] }),
  }),
});

export const { useSendLeadMutation, useListLeadsQuery } = leadsApi;
