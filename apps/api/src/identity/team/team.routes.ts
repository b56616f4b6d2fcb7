import { type FastifyInstance } from 'fastify';
import {
  acceptSellerInvitation,
  endSellerAccess as endCall,
  getTeam,
  inviteSeller as inviteCall,
  resetSellerApp as resetCall,
  restoreSellerAccess as restoreCall,
  withdrawSellerInvitation,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, DEALERS } from '#platform/security/access';
import {
  acceptInvitation,
  countInvitation,
  inviteSeller,
  withdrawInvitation,
} from './invitations.service';
import {
  endSellerAccess,
  resetSellerApp,
  restoreSellerAccess,
  type SellersSales,
  showTeam,
} from './team.service';

export function teamRoutes(api: FastifyInstance, sales: SellersSales): void {
  serve(api, getTeam, DEALERS, ({ ports, db, viewer }) =>
    showTeam(ports, db, { viewer, sales }),
  );
  serve(api, endCall, DEALERS, ({ ports, db, viewer, params, actor }) =>
    endSellerAccess(ports, db, {
      viewer,
      id: params.id,
      actor,
      endWork: sales.endWork,
    }),
  );
  serve(api, restoreCall, DEALERS, ({ ports, db, viewer, params, actor }) =>
    restoreSellerAccess(ports, db, { viewer, id: params.id, actor }),
  );
  serve(api, resetCall, DEALERS, ({ ports, db, viewer, params, query, actor }) =>
    resetSellerApp(ports, db, {
      viewer,
      id: params.id,
      actor,
      recoverySeen: query.recoveredAt,
    }),
  );
  serve(
    api,
    inviteCall,
    {
      ...DEALERS,
      limit: 'mails',
      count: ({ ports, viewer, body }) => countInvitation(ports, { viewer, form: body }),
    },
    ({ ports, db, viewer, body, actor }) =>
      inviteSeller(ports, db, { viewer, form: body, actor }),
  );
  serve(api, withdrawSellerInvitation, DEALERS, ({ ports, db, viewer, params, actor }) =>
    withdrawInvitation(ports, db, { viewer, id: params.id, actor }),
  );
  serve(
    api,
    acceptSellerInvitation,
    { ...ANYONE, limit: 'sign-ins', ignoreBearer: true },
    ({ ports, db, query, body, actor }) =>
      acceptInvitation(ports, db, { token: query.token, form: body, actor }),
  );
}
