import {
  changeEmail, changePassword, endOneSession, endOtherSessions, forgetDevice, getAccountSecurity, replacePendingEmail, requestRecovery, resetPassword,
  saveAccountData, setSecondStep,
} from '@site/contracts';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { signedIn, type Caller, type SignedIn } from '../../platform/authentication';
import { type Access, serve } from '../../platform/serve';
import { own } from './accounts.routes';
import { replacePendingEmail as replaceEmail } from './confirmation.service';
import { askEmailChange } from './email-change.service';
import * as recovery from './recovery.service';
import * as security from './security.service';

const SIGNED_IN: readonly Access[] = ['customer', 'SELLER', 'DEALER', 'CONSULTANT'];

/** The viewer, when the path names the own account. */
function ownAccount(viewer: Caller, id: string): SignedIn {
  own(viewer, id);
  return signedIn(viewer);
}

/** One line of the security log: what, and whose account; never what was typed (security-requirements I1). */
async function noted<T>(request: FastifyRequest, event: string, work: Promise<T>): Promise<T> {
  const done = await work;
  request.log.info({ event }, event);
  return done;
}

export function accountSecurityRoutes(api: FastifyInstance): void {
  const open = { limit: 'mails', ignoreBearer: true } as const;
  serve(api, requestRecovery, ['anyone'], ({ ports, db, body, request }) => noted(request, 'recovery asked', recovery.requestRecovery(ports, db, body.email)), open);
  serve(
    api,
    resetPassword,
    ['anyone'],
    async ({ ports, db, query, body, request }) => {
      const userId = await recovery.resetPassword(ports, db, query.token, body);
      request.log.info({ event: 'password reset', userId }, 'password reset');
      return { ok: true as const };
    },
    { limit: 'sign-ins', ignoreBearer: true },
  );
  serve(api, replacePendingEmail, ['anyone'], ({ ports, db, params, body, address }) => replaceEmail(ports, db, params.id, body, address), open);
  serve(
    api,
    changeEmail,
    SIGNED_IN,
    ({ ports, db, viewer, body, address, request }) => noted(request, 'e-mail change asked', askEmailChange(ports, db, signedIn(viewer), body, address)),
    { limit: 'mails' },
  );
  serve(api, saveAccountData, SIGNED_IN, ({ ports, db, viewer, params, body, address, request }) =>
    noted(request, 'account data changed', security.saveAccountData(ports, db, ownAccount(viewer, params.id), body, address)));
  serve(api, changePassword, SIGNED_IN, ({ ports, db, viewer, params, body, address, request }) =>
    noted(request, 'password changed', security.changePassword(ports, db, ownAccount(viewer, params.id), body, address)));
  serve(api, setSecondStep, SIGNED_IN, ({ ports, db, viewer, params, body, address, request }) =>
    noted(request, 'second step changed', security.setSecondStep(ports, db, ownAccount(viewer, params.id), body, address)));
  serve(api, getAccountSecurity, SIGNED_IN, ({ ports, db, viewer, params }) => security.getAccountSecurity(ports, db, ownAccount(viewer, params.id)));
  serve(api, endOneSession, SIGNED_IN, ({ ports, db, viewer, params, request }) =>
    noted(request, 'session ended', security.endOwnSession(ports, db, ownAccount(viewer, params.id), params.sessionId)));
  serve(api, endOtherSessions, SIGNED_IN, ({ ports, db, viewer, params, request }) =>
    noted(request, 'other sessions ended', security.endOtherSessions(ports, db, ownAccount(viewer, params.id))));
  serve(api, forgetDevice, SIGNED_IN, ({ db, viewer, params, request }) =>
    noted(request, 'device forgotten', security.forgetOwnDevice(db, ownAccount(viewer, params.id), params.deviceId)));
}
