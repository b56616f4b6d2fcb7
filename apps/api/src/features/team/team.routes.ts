import { type FastifyInstance } from 'fastify';
import {
  endSellerAccess as endCall,
  getTeam,
  restoreSellerAccess as restoreCall,
} from '@site/contracts';
import { serve } from '../../platform/http/serve';
import { signedIn } from '../../platform/security/authentication';
import { endSellerAccess, restoreSellerAccess, showTeam } from './team.service';

const DEALERS = { access: ['DEALER'] } as const;

export function teamRoutes(api: FastifyInstance): void {
  serve(api, getTeam, DEALERS, ({ ports, db, viewer }) =>
    showTeam(ports, db, signedIn(viewer)),
  );
  serve(api, endCall, DEALERS, ({ ports, db, viewer, params, actor }) =>
    endSellerAccess(ports, db, { viewer: signedIn(viewer), id: params.id, actor }),
  );
  serve(api, restoreCall, DEALERS, ({ ports, db, viewer, params, actor }) =>
    restoreSellerAccess(ports, db, { viewer: signedIn(viewer), id: params.id, actor }),
  );
}
