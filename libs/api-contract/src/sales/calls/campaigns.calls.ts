import { call } from '../../wire/call';
import type * as schemas from '../campaigns/campaigns.schemas';

/** The price and its guarantee stay; the benefit is added to it, or taken off. */
export const setCampaign = call<typeof schemas.setCampaign>(
  'PUT',
  'simulations/:id/campaign',
  {
    quiet: true, // the form of the code shows it
  },
);

export const listCampaigns = call<typeof schemas.listCampaigns>('GET', 'campaigns', {
  quiet: true, // the page shows it
});

export const makeCampaign = call<typeof schemas.makeCampaign>('POST', 'campaigns', {
  status: 201,
  idempotent: true,
  quiet: true, // the form shows it
});

export const endCampaign = call<typeof schemas.endCampaign>(
  'POST',
  'campaigns/:id/ends',
  {
    quiet: true, // the page shows it
  },
);

export const listCampaignUses = call<typeof schemas.listCampaignUses>(
  'GET',
  'campaigns/:id/uses',
  {
    quiet: true, // the page shows it
  },
);
