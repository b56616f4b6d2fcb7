import { type FastifyInstance } from 'fastify';
import {
  endCampaign,
  listCampaigns,
  listCampaignUses,
  makeCampaign,
  setCampaign,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, CONSULTANTS } from '#platform/security/access';
import { ownerOf } from '../simulations/simulations.repository';
import * as campaigns from './campaigns.service';
import * as codes from './set-campaign.service';

/** The code of a campaign in a simulation, and the campaigns at the desk. */
export function campaignRoutes(api: FastifyInstance): void {
  serve(
    api,
    setCampaign,
    { ...ANYONE, limit: 'simulations' },
    ({ ports, db, viewer, sessionId, params, body }) =>
      codes.setCampaign(ports, db, {
        owner: ownerOf(viewer, sessionId),
        id: params.id,
        form: body,
      }),
  );
  serve(api, listCampaigns, CONSULTANTS.desk, ({ ports, db }) =>
    campaigns.showCampaigns(ports, db),
  );
  serve(api, makeCampaign, CONSULTANTS.desk, ({ ports, db, body, actor }) =>
    campaigns.makeCampaign(ports, db, { form: body, actor }),
  );
  serve(api, endCampaign, CONSULTANTS.desk, ({ ports, db, params, actor }) =>
    campaigns.endCampaign(ports, db, { id: params.id, actor }),
  );
  serve(api, listCampaignUses, CONSULTANTS.desk, ({ db, params }) =>
    campaigns.showUses(db, params.id),
  );
}
