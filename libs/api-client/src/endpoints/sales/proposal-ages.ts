import { type DataOf, getProposalAges } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const proposalAgesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProposalAges: build.query<
      DataOf<typeof getProposalAges>,
      ArgOf<typeof getProposalAges>
    >({ ...sends(getProposalAges), providesTags: ['Proposals'] }),
  }),
});

export const { useGetProposalAgesQuery } = proposalAgesApi;
