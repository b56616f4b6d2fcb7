import { refreshSession, signIn, signOut, verifyMfa, type Session } from '@site/contracts';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { verifyAccessToken } from '../../platform/authentication';
import { Refusal } from '../../platform/errors';
import { type Ports } from '../../platform/ports';
import { serve } from '../../platform/serve';
import { endSession } from '../../platform/sessions';
import { deviceTokenOf, trustDevice } from '../accounts/devices';
import * as authentications from './authentications.service';
import { clearRenewal, endSessionOfRenewal, renewalOf, setRenewal } from './renewal';

type Origin = { request: FastifyRequest; address: string; sessionId: string | undefined };

const browserOf = ({ request, address, sessionId }: Origin): authentications.Browser => ({
  address,
  sessionId,
  client: clientOf(request),
  deviceToken: (userId) => deviceTokenOf(request, userId),
  log: request.log,
});
const clientOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

function answer(ports: Ports, { request, reply }: { request: FastifyRequest; reply: FastifyReply }, how: string, signedIn: authentications.SignedInAnswer): Session {
  const { session, renewal } = signedIn;
  setRenewal(ports, reply, renewal, session.user.role);
  request.log.info({ event: how, userId: session.user.id }, 'signed in');
  return session;
}

export function authenticationRoutes(api: FastifyInstance): void {
  const options = { limit: 'sign-ins', ignoreBearer: true } as const;
  serve(api, signIn, ['anyone'], async (call) => answer(call.ports, call, 'sign-in', await authentications.signIn(call.ports, call.db, call.body, browserOf(call))), options);
  serve(
    api,
    verifyMfa,
    ['anyone'],
    async (call) => {
      const { ports, db, body, request, reply } = call;
      const signedIn = await authentications.verifyMfa(ports, db, body, browserOf(call));
      if (body.trustDevice) await trustDevice(ports, db, { userId: signedIn.session.user.id, client: clientOf(request), reply });
      return answer(ports, call, 'mfa', signedIn);
    },
    options,
  );
  serve(
    api,
    refreshSession,
    ['anyone'],
    async (call) => {
      const renewal = renewalOf(call.request);
      try {
        return answer(call.ports, call, 'renewal', await authentications.renewSession(call.ports, call.db, renewal));
      } catch (error) {
        if (error instanceof Refusal) clearRenewal(call.ports, call.reply);
        throw error;
      }
    },
    options,
  );
  serve(
    api,
    signOut,
    ['anyone'],
    async ({ ports, db, request, reply }) => {
      const renewal = renewalOf(request);
      const sessionId = await verifyAccessToken(ports, request.headers.authorization?.replace(/^Bearer /i, '') ?? '');
      if (sessionId) await endSession(ports, db, sessionId, 'sign-out');
      if (renewal) await endSessionOfRenewal(ports, db, renewal);
      clearRenewal(ports, reply);
      return { ok: true as const };
    },
    { ignoreBearer: true }, // signing out works with a token that has just expired
  );
}
