import {
  cancelProposal,
  checkPartners,
  decideProposal,
  getProposal,
  listProposals,
  noteProposal,
  requestReview,
  sendProposal,
  takeBackRequest,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const proposalsApi = addEndpoints(({ reads, readsPages, writes }) => ({
  listProposals: reads(listProposals, ['Proposals']),
  /** The whole list of a portal, page by page. */
  listProposalPages: readsPages(listProposals, ['Proposals']),
  getProposal: reads(getProposal, ['Proposals']),
  sendProposal: writes(sendProposal, ['Proposals', 'Simulations']),
  decideProposal: writes(decideProposal, ['Proposals']),
  checkPartners: writes(checkPartners, ['Proposals']),
  takeBackRequest: writes(takeBackRequest, ['Proposals']),
  noteProposal: writes(noteProposal, ['Proposals']),
  cancelProposal: writes(cancelProposal, ['Proposals']),
  requestReview: writes(requestReview, ['Proposals']),
}));

export const {
  useCancelProposalMutation,
  useCheckPartnersMutation,
  useListProposalsQuery,
  useListProposalPagesInfiniteQuery,
  useGetProposalQuery,
  useNoteProposalMutation,
  useSendProposalMutation,
  useTakeBackRequestMutation,
  useDecideProposalMutation,
  useRequestReviewMutation,
} = proposalsApi;
