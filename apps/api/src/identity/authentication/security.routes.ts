import { type FastifyInstance } from 'fastify';
import {
  changeEmail,
  changePassword,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  replacePendingEmail,
  requestRecovery,
  resetPassword,
  saveAccountData,
  setSecondStep,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { requireSelf } from '#platform/security/authentication';
import { replacePendingEmail as replaceEmail } from '../accounts/confirmation.service';
import { askEmailChange } from '../accounts/email-change.service';
import * as recovery from './recover/recovery.service';
import * as security from './security.service';

const SIGNED_IN = ['customer', 'SELLER', 'DEALER', 'CONSULTANT'] as const;

/** The viewer, when the path names the own account. */
export function accountSecurityRoutes(api: FastifyInstance): void {
  const open = { limit: 'mails', ignoreBearer: true } as const;
  serve(
    api,
    requestRecovery,
    { access: ['anyone'], ...open },
    ({ ports, db, body, actor }) => recovery.requestRecovery(ports, db, body, actor),
  );
  serve(
    api,
    resetPassword,
    { access: ['anyone'], limit: 'sign-ins', ignoreBearer: true },
    async ({ ports, db, query, body, actor }) => {
      await recovery.resetPassword(ports, db, {
        token: query.token,
        form: body,
        actor,
      });
      return { ok: true as const };
    },
  );
  serve(
    api,
    replacePendingEmail,
    { access: ['anyone'], ...open },
    ({ ports, db, params, body, actor }) =>
      replaceEmail(ports, db, { id: params.id, form: body, actor }),
  );
  serve(
    api,
    changeEmail,
    { access: SIGNED_IN, limit: 'mails' },
    ({ ports, db, viewer, body, actor }) =>
      askEmailChange(ports, db, { viewer, form: body, actor }),
  );
  serve(
    api,
    saveAccountData,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, body, actor }) =>
      security.saveAccountData(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        actor,
      }),
  );
  serve(
    api,
    changePassword,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, body, actor }) =>
      security.changePassword(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        actor,
      }),
  );
  serve(
    api,
    setSecondStep,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, body, actor }) =>
      security.setSecondStep(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        actor,
      }),
  );
  serve(api, getAccountSecurity, { access: SIGNED_IN }, ({ ports, db, viewer, params }) =>
    security.getAccountSecurity(ports, db, requireSelf(viewer, params.id)),
  );
  serve(
    api,
    endOneSession,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, actor }) =>
      security.endOwnSession(ports, db, {
        viewer: requireSelf(viewer, params.id),
        sessionId: params.sessionId,
        actor,
      }),
  );
  serve(
    api,
    endOtherSessions,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, actor }) =>
      security.endOtherSessions(ports, db, requireSelf(viewer, params.id), actor),
  );
  serve(
    api,
    forgetDevice,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, actor }) =>
      security.forgetOwnDevice(ports, db, {
        viewer: requireSelf(viewer, params.id),
        deviceId: params.deviceId,
        actor,
      }),
  );
}
