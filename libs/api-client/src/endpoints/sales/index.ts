export {
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useEndAssistedCartMutation,
  useGetAssistedCartQuery,
  useInviteCustomerMutation,
  useListAssistedCartsQuery,
  useQuoteAssistedChangeQuery,
  useRemoveAssistedSimulationMutation,
  useRequestSharingMutation,
  useRestoreAssistedSimulationMutation,
  useSetAssistedCampaignMutation,
  useStartAssistedCartMutation,
} from './assisted-carts';
export { useSendCompanyContactMutation, useSendContactMutation } from './contacts';
export {
  leadsApi,
  useConfirmPlaceMutation,
  useGetLeadQuery,
  useGetReservationQuery,
  useListLeadsInfiniteQuery,
  useReservePlaceMutation,
  useSendLandingLeadMutation,
  useSendLeadMutation,
  useSendReservationLeadMutation,
} from './leads';
export { useGetProposalAgesQuery } from './proposal-ages';
export {
  useCancelProposalMutation,
  useCheckPartnersMutation,
  useDecideProposalMutation,
  useGetProposalQuery,
  useListProposalPagesInfiniteQuery,
  useListProposalsQuery,
  useNoteProposalMutation,
  useRequestReviewMutation,
  useSendProposalMutation,
  useTakeBackRequestMutation,
} from './proposals';
export { useGetSalesFunnelQuery, useListPortalLinksQuery } from './sales-funnel';
export { useGetSalesStatementQuery } from './sales-statement';
export {
  sharedCartsApi,
  useDecideSharingMutation,
  useEndSharedCartMutation,
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
  useOpenInvitationQuery,
} from './shared-carts';
export {
  simulationsApi,
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
  useGetShareTokenQuery,
  useGetSimulationInstallmentsQuery,
  useGetSimulationQuery,
  useListSimulationsQuery,
  useMailSimulationMutation,
  useOpenSharedSimulationQuery,
  useQuoteChoiceQuery,
  useQuoteGuaranteedQuery,
  useRepriceBasketMutation,
  useRestoreSimulationMutation,
  useSetCampaignMutation,
  useUpdateBasketMutation,
} from './simulations';
