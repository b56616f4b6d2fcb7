import { type FastifyInstance } from 'fastify';
import {
  acceptConsultantInvitation as acceptCall,
  changeStaffRights as rightsCall,
  endStaffAccess as endCall,
  inviteConsultant as inviteCall,
  listStaff as listCall,
  resetStaffApp as resetCall,
  restoreStaffAccess as restoreCall,
  withdrawConsultantInvitation as withdrawCall,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, CONSULTANTS } from '#platform/security/access';
import {
  changeStaffRights,
  endStaffAccess,
  restoreStaffAccess,
} from './consultant-access';
import {
  acceptConsultantInvitation,
  countInvitation,
  inviteConsultant,
  withdrawConsultantInvitation,
} from './invite-consultant';
import { listStaff, resetStaffApp } from './staff.service';
import { type EndWork } from './staff-access';

export function staffRoutes(api: FastifyInstance, endWork: EndWork): void {
  const { people } = CONSULTANTS;
  serve(api, listCall, people, ({ ports, db, viewer }) => listStaff(ports, db, viewer));
  serve(api, resetCall, people, ({ ports, db, viewer, params, query, actor }) =>
    resetStaffApp(ports, db, {
      viewer,
      id: params.id,
      actor,
      recoverySeen: query.recoveredAt,
    }),
  );
  serve(api, rightsCall, people, ({ ports, db, viewer, params, body, actor }) =>
    changeStaffRights(ports, db, { viewer, id: params.id, form: body, actor, endWork }),
  );
  serve(api, endCall, people, ({ ports, db, viewer, params, actor }) =>
    endStaffAccess(ports, db, { viewer, id: params.id, actor, endWork }),
  );
  serve(api, restoreCall, people, ({ ports, db, viewer, params, actor }) =>
    restoreStaffAccess(ports, db, { viewer, id: params.id, actor }),
  );
  serve(
    api,
    inviteCall,
    {
      ...people,
      limit: 'mails',
      count: ({ ports, body }) => countInvitation(ports, body),
    },
    ({ ports, db, viewer, body, actor }) =>
      inviteConsultant(ports, db, { viewer, form: body, actor }),
  );
  serve(api, withdrawCall, people, ({ ports, db, viewer, params, actor }) =>
    withdrawConsultantInvitation(ports, db, { viewer, id: params.id, actor }),
  );
  serve(
    api,
    acceptCall,
    { ...ANYONE, limit: 'sign-ins', ignoreBearer: true },
    ({ ports, db, query, body, actor }) =>
      acceptConsultantInvitation(ports, db, { token: query.token, form: body, actor }),
  );
}
