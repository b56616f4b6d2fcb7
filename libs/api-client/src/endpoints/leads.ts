import {
  type DataOf,
  getReservation,
  listLeads,
  type QueryOf,
  reservePlace,
  sendLandingLead,
  sendLead,
  sendReservationLead,
} from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends, sendsPages } from './of-call';

export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendLead: build.mutation<DataOf<typeof sendLead>, ArgOf<typeof sendLead>>({
      ...sends(sendLead),
      invalidatesTags: ['Leads'],
    }),
    sendLandingLead: build.mutation<
      DataOf<typeof sendLandingLead>,
      ArgOf<typeof sendLandingLead>
    >({ ...sends(sendLandingLead), invalidatesTags: ['Leads'] }),
    sendReservationLead: build.mutation<
      DataOf<typeof sendReservationLead>,
      ArgOf<typeof sendReservationLead>
    >({ ...sends(sendReservationLead), invalidatesTags: ['Leads'] }),
    reservePlace: build.mutation<DataOf<typeof reservePlace>, ArgOf<typeof reservePlace>>(
      { ...sends(reservePlace), invalidatesTags: ['Reservations'] },
    ),
    getReservation: build.query<
      DataOf<typeof getReservation>,
      ArgOf<typeof getReservation>
    >({ ...sends(getReservation), providesTags: ['Reservations'] }),
    listLeads: build.infiniteQuery<
      DataOf<typeof listLeads>,
      Omit<QueryOf<typeof listLeads>, 'cursor'>,
      string | null
    >({
      ...sendsPages(listLeads),
      providesTags: ['Leads'],
    }),
  }),
});

export const {
  useGetReservationQuery,
  useListLeadsInfiniteQuery,
  useReservePlaceMutation,
  useSendLandingLeadMutation,
  useSendLeadMutation,
  useSendReservationLeadMutation,
} = leadsApi;
