import { type FastifyInstance, type FastifyReply } from 'fastify';
import {
  redeemSignInLink,
  refreshSession,
  requestSignInLink,
  type Session,
  signIn,
  signOut,
  verifyMfa,
} from '@site/api-contract';
import { Refusal } from '#platform/errors';
import { serve } from '#platform/http/serve';
import { type Ports } from '#platform/ports';
import { ANYONE } from '#platform/security/access';
import { actorOf, recordAudit } from '#platform/security/audit';
import { verifyAccessToken } from '#platform/security/authentication';
import { endSession } from '#platform/security/sessions';
import * as authentications from './authentication.service';
import { trustDevice } from './devices';
import { type AdoptCart, browserOf, clientOf, type SignedInAnswer } from './open-session';
import {
  clearRefreshCookie,
  endSessionOfRefreshToken,
  readRefreshCookie,
  setRefreshCookie,
} from './refresh-token';
import { requestSignInLink as mailSignInLink } from './sign-in-links/sign-in-links';

function answer(
  ports: Ports,
  reply: FastifyReply,
  { session, refreshToken }: SignedInAnswer,
): Session {
  setRefreshCookie(ports, reply, refreshToken, session.user.role);
  return session;
}

export function authenticationRoutes(api: FastifyInstance, adoptCart: AdoptCart): void {
  const options = { limit: 'sign-ins', ignoreBearer: true } as const;
  serve(api, signIn, { ...ANYONE, ...options }, async (call) =>
    answer(
      call.ports,
      call.reply,
      await authentications.signIn(
        call.ports,
        call.db,
        call.body,
        browserOf(call, adoptCart),
      ),
    ),
  );
  serve(api, verifyMfa, { ...ANYONE, ...options }, async (call) => {
    const { ports, db, body, request, reply } = call;
    const signedIn = await authentications.verifyMfa(
      ports,
      db,
      body,
      browserOf(call, adoptCart),
    );
    const { user } = signedIn.session;
    if (body.trustDevice) {
      await trustDevice(ports, db, {
        userId: user.id,
        client: clientOf(request),
        reply,
      });
      await recordAudit(ports, db, {
        actor: actorOf(call.actor, user),
        action: 'device-trusted',
      });
    }
    return answer(ports, reply, signedIn);
  });
  serve(
    api,
    requestSignInLink,
    { ...ANYONE, limit: 'mails', ignoreBearer: true },
    ({ ports, db, body, actor }) => mailSignInLink(ports, db, body.email, actor),
  );
  serve(api, redeemSignInLink, { ...ANYONE, ...options }, async (call) =>
    answer(
      call.ports,
      call.reply,
      await authentications.signInByLink(
        call.ports,
        call.db,
        call.params.token,
        browserOf(call, adoptCart),
      ),
    ),
  );
  serve(api, refreshSession, { ...ANYONE, ...options }, async (call) => {
    const refreshToken = readRefreshCookie(call.ports, call.request);
    try {
      return answer(
        call.ports,
        call.reply,
        await authentications.refreshSession(
          call.ports,
          call.db,
          refreshToken,
          call.actor,
        ),
      );
    } catch (error) {
      if (error instanceof Refusal) clearRefreshCookie(call.ports, call.reply);
      throw error;
    }
  });
  serve(
    api,
    signOut,
    { ...ANYONE, ignoreBearer: true }, // signing out works with a token that has just expired
    async ({ ports, db, actor, request, reply }) => {
      const refreshToken = readRefreshCookie(ports, request);
      const holder = await verifyAccessToken(
        ports,
        request.headers.authorization?.replace(/^Bearer /i, '') ?? '',
      );
      const ofToken = holder
        ? await endSession(ports, db, holder.signInId, 'sign-out')
        : null;
      const ofRefreshToken = refreshToken
        ? await endSessionOfRefreshToken(ports, db, refreshToken)
        : null;
      const userId = ofToken ?? ofRefreshToken;
      if (userId)
        await recordAudit(ports, db, {
          actor,
          action: 'sign-out',
          personId: userId,
        });
      clearRefreshCookie(ports, reply);
      return { ok: true as const };
    },
  );
}
