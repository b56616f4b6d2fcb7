import { getProposalAges } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const proposalAgesApi = addEndpoints(({ reads }) => ({
  getProposalAges: reads(getProposalAges, ['Proposals']),
}));

export const { useGetProposalAgesQuery } = proposalAgesApi;
