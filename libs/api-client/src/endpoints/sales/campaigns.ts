import {
  endCampaign,
  listCampaigns,
  listCampaignUses,
  makeCampaign,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const campaignsApi = addEndpoints(({ reads, writes }) => ({
  listCampaigns: reads(listCampaigns, ['Campaigns', 'Proposals']),
  listCampaignUses: reads(listCampaignUses, ['Campaigns', 'Proposals']),
  makeCampaign: writes(makeCampaign, ['Campaigns']),
  endCampaign: writes(endCampaign, ['Campaigns']),
}));

export const {
  useListCampaignsQuery,
  useListCampaignUsesQuery,
  useMakeCampaignMutation,
  useEndCampaignMutation,
} = campaignsApi;
