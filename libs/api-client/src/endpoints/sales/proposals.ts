import {
  cancelProposal,
  checkPartners,
  type DataOf,
  decideProposal,
  getProposal,
  listProposals,
  noteProposal,
  type QueryOf,
  requestReview,
  sendProposal,
  takeBackRequest,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends, sendsPages } from '../of-call';

const proposalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProposals: build.query<DataOf<typeof listProposals>, ArgOf<typeof listProposals>>(
      { ...sends(listProposals), providesTags: ['Proposals'] },
    ),
    /** The whole list of a portal, page by page. */
    listProposalPages: build.infiniteQuery<
      DataOf<typeof listProposals>,
      Omit<QueryOf<typeof listProposals>, 'cursor'>,
      string | null
    >({
      ...sendsPages(listProposals),
      providesTags: ['Proposals'],
    }),
    getProposal: build.query<DataOf<typeof getProposal>, ArgOf<typeof getProposal>>({
      ...sends(getProposal),
      providesTags: ['Proposals'],
    }),
    sendProposal: build.mutation<DataOf<typeof sendProposal>, ArgOf<typeof sendProposal>>(
      {
        ...sends(sendProposal),
        invalidatesTags: ['Proposals', 'Simulations'],
      },
    ),
    decideProposal: build.mutation<
      DataOf<typeof decideProposal>,
      ArgOf<typeof decideProposal>
    >({
      ...sends(decideProposal),
      invalidatesTags: ['Proposals'],
    }),
    checkPartners: build.mutation<
      DataOf<typeof checkPartners>,
      ArgOf<typeof checkPartners>
    >({ ...sends(checkPartners), invalidatesTags: ['Proposals'] }),
    takeBackRequest: build.mutation<
      DataOf<typeof takeBackRequest>,
      ArgOf<typeof takeBackRequest>
    >({ ...sends(takeBackRequest), invalidatesTags: ['Proposals'] }),
    noteProposal: build.mutation<DataOf<typeof noteProposal>, ArgOf<typeof noteProposal>>(
      { ...sends(noteProposal), invalidatesTags: ['Proposals'] },
    ),
    cancelProposal: build.mutation<
      DataOf<typeof cancelProposal>,
      ArgOf<typeof cancelProposal>
    >({
      ...sends(cancelProposal),
      invalidatesTags: ['Proposals'],
    }),
    requestReview: build.mutation<
      DataOf<typeof requestReview>,
      ArgOf<typeof requestReview>
    >({
      ...sends(requestReview),
      invalidatesTags: ['Proposals'],
    }),
  }),
});

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
