import {
  callPlace,
  claimLead,
  confirmPlace,
  type DataOf,
  getLead,
  getReservation,
  listLeads,
  type QueryOf,
  releaseLead,
  reservePlace,
  sendLandingLead,
  sendLead,
  sendReservationLead,
  workLead,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends, sendsPages } from '../of-call';

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
    confirmPlace: build.mutation<DataOf<typeof confirmPlace>, ArgOf<typeof confirmPlace>>(
      { ...sends(confirmPlace), invalidatesTags: ['Reservations'] },
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
    getLead: build.query<DataOf<typeof getLead>, ArgOf<typeof getLead>>({
      ...sends(getLead),
      providesTags: ['Leads'],
    }),
    claimLead: build.mutation<DataOf<typeof claimLead>, ArgOf<typeof claimLead>>({
      ...sends(claimLead),
      invalidatesTags: ['Leads'],
    }),
    releaseLead: build.mutation<DataOf<typeof releaseLead>, ArgOf<typeof releaseLead>>({
      ...sends(releaseLead),
      invalidatesTags: ['Leads'],
    }),
    callPlace: build.mutation<DataOf<typeof callPlace>, ArgOf<typeof callPlace>>({
      ...sends(callPlace),
      invalidatesTags: ['Leads'],
    }),
    workLead: build.mutation<DataOf<typeof workLead>, ArgOf<typeof workLead>>({
      ...sends(workLead),
      invalidatesTags: ['Leads'],
    }),
  }),
});

export const {
  useCallPlaceMutation,
  useClaimLeadMutation,
  useConfirmPlaceMutation,
  useGetLeadQuery,
  useGetReservationQuery,
  useListLeadsInfiniteQuery,
  useReleaseLeadMutation,
  useReservePlaceMutation,
  useSendLandingLeadMutation,
  useSendLeadMutation,
  useSendReservationLeadMutation,
  useWorkLeadMutation,
} = leadsApi;
