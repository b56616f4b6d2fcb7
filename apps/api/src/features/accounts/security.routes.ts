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
} from '@site/contracts';
import { type Access } from '../../platform/http/request-guard';
import { serve } from '../../platform/http/serve';
import { requireSelf, signedIn } from '../../platform/security/authentication';
import { replacePendingEmail as replaceEmail } from './confirmation.service';
import { askEmailChange } from './email-change.service';
import * as recovery from './recovery.service';
import * as security from './security.service';

const SIGNED_IN: readonly Access[] = ['customer', 'SELLER', 'DEALER', 'CONSULTANT'];

/** The viewer, when the path names the own account. */
export function accountSecurityRoutes(api: FastifyInstance): void {
  const open = { limit: 'mails', ignoreBearer: true } as const;
  serve(
    api,
    requestRecovery,
    { access: ['anyone'], ...open },
    ({ ports, db, body, acting }) =>
      recovery.requestRecovery(ports, db, body.email, acting),
  );
  serve(
    api,
    resetPassword,
    { access: ['anyone'], limit: 'sign-ins', ignoreBearer: true },
    async ({ ports, db, query, body, acting }) => {
      await recovery.resetPassword(ports, db, {
        token: query.token,
        form: body,
        by: acting,
      });
      return { ok: true as const };
    },
  );
  serve(
    api,
    replacePendingEmail,
    { access: ['anyone'], ...open },
    ({ ports, db, params, body, acting }) =>
      replaceEmail(ports, db, { id: params.id, form: body, by: acting }),
  );
  serve(
    api,
    changeEmail,
    { access: SIGNED_IN, limit: 'mails' },
    ({ ports, db, viewer, body, acting }) =>
      askEmailChange(ports, db, { viewer: signedIn(viewer), form: body, by: acting }),
  );
  serve(
    api,
    saveAccountData,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, body, acting }) =>
      security.saveAccountData(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        by: acting,
      }),
  );
  serve(
    api,
    changePassword,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, body, acting }) =>
      security.changePassword(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        by: acting,
      }),
  );
  serve(
    api,
    setSecondStep,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, body, acting }) =>
      security.setSecondStep(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        by: acting,
      }),
  );
  serve(api, getAccountSecurity, { access: SIGNED_IN }, ({ ports, db, viewer, params }) =>
    security.getAccountSecurity(ports, db, requireSelf(viewer, params.id)),
  );
  serve(
    api,
    endOneSession,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, acting }) =>
      security.endOwnSession(ports, db, {
        viewer: requireSelf(viewer, params.id),
        sessionId: params.sessionId,
        by: acting,
      }),
  );
  serve(
    api,
    endOtherSessions,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, acting }) =>
      security.endOtherSessions(ports, db, requireSelf(viewer, params.id), acting),
  );
  serve(
    api,
    forgetDevice,
    { access: SIGNED_IN },
    ({ ports, db, viewer, params, acting }) =>
      security.forgetOwnDevice(ports, db, {
        viewer: requireSelf(viewer, params.id),
        deviceId: params.deviceId,
        by: acting,
      }),
  );
}
