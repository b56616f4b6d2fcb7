import {
  callPlace,
  claimLead,
  confirmPlace,
  getLead,
  getReservation,
  listLeads,
  releaseLead,
  reservePlace,
  sendLandingLead,
  sendLead,
  sendReservationLead,
  workLead,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

export const leadsApi = addEndpoints(({ reads, readsPages, writes }) => ({
  sendLead: writes(sendLead, ['Leads']),
  sendLandingLead: writes(sendLandingLead, ['Leads']),
  sendReservationLead: writes(sendReservationLead, ['Leads']),
  reservePlace: writes(reservePlace, ['Reservations']),
  confirmPlace: writes(confirmPlace, ['Reservations']),
  getReservation: reads(getReservation, ['Reservations']),
  listLeads: readsPages(listLeads, ['Leads']),
  getLead: reads(getLead, ['Leads']),
  claimLead: writes(claimLead, ['Leads']),
  releaseLead: writes(releaseLead, ['Leads']),
  callPlace: writes(callPlace, ['Leads']),
  workLead: writes(workLead, ['Leads']),
}));

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
