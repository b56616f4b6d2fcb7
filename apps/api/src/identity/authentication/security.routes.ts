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
import { ALL_SIGNED_IN, ANYONE } from '#platform/security/access';
import { requireSelf } from '#platform/security/authentication';
import { replacePendingEmail as replaceEmail } from '../accounts/confirmation.service';
import { askEmailChange } from '../accounts/email-change.service';
import * as recovery from './recover/recovery.service';
import * as security from './security.service';

/** The viewer, when the path names their own account. */
export function accountSecurityRoutes(api: FastifyInstance): void {
  const open = { limit: 'mails', ignoreBearer: true } as const;
  serve(api, requestRecovery, { ...ANYONE, ...open }, ({ ports, db, body, actor }) =>
    recovery.requestRecovery(ports, db, body, actor),
  );
  serve(
    api,
    resetPassword,
    { ...ANYONE, limit: 'sign-ins', ignoreBearer: true },
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
    { ...ANYONE, ...open },
    ({ ports, db, params, body, actor }) =>
      replaceEmail(ports, db, { id: params.id, form: body, actor }),
  );
  serve(
    api,
    changeEmail,
    { ...ALL_SIGNED_IN, limit: 'mails' },
    ({ ports, db, viewer, body, actor }) =>
      askEmailChange(ports, db, { viewer, form: body, actor }),
  );
  serve(
    api,
    saveAccountData,
    ALL_SIGNED_IN,
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
    ALL_SIGNED_IN,
    ({ ports, db, viewer, params, body, actor }) =>
      security.changePassword(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        actor,
      }),
  );
  serve(api, setSecondStep, ALL_SIGNED_IN, ({ ports, db, viewer, params, body, actor }) =>
    security.setSecondStep(ports, db, {
      viewer: requireSelf(viewer, params.id),
      form: body,
      actor,
    }),
  );
  serve(api, getAccountSecurity, ALL_SIGNED_IN, ({ ports, db, viewer, params }) =>
    security.getAccountSecurity(ports, db, requireSelf(viewer, params.id)),
  );
  serve(api, endOneSession, ALL_SIGNED_IN, ({ ports, db, viewer, params, actor }) =>
    security.endOwnSession(ports, db, {
      viewer: requireSelf(viewer, params.id),
      sessionId: params.sessionId,
      actor,
    }),
  );
  serve(api, endOtherSessions, ALL_SIGNED_IN, ({ ports, db, viewer, params, actor }) =>
    security.endOtherSessions(ports, db, requireSelf(viewer, params.id), actor),
  );
  serve(api, forgetDevice, ALL_SIGNED_IN, ({ ports, db, viewer, params, actor }) =>
    security.forgetOwnDevice(ports, db, {
      viewer: requireSelf(viewer, params.id),
      deviceId: params.deviceId,
      actor,
    }),
  );
}
