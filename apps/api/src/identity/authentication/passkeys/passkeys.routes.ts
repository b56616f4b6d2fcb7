import { type FastifyInstance, type FastifyReply } from 'fastify';
import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  beginPasskeyConnection as beginConnectionCall,
  beginPasskeyProof as beginProofCall,
  beginPasskeySignIn as beginSignInCall,
  connectPasskey as connectCall,
  proveByPasskey as proveCall,
  removePasskey as removeCall,
  type Session,
  signInByPasskey as signInCall,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { type Ports } from '#platform/ports';
import { ALL_SIGNED_IN, ANYONE } from '#platform/security/access';
import { requireSelf, signedIn } from '#platform/security/authentication';
import { type AdoptCart, browserOf, type SignedInAnswer } from '../open-session';
import { setRefreshCookie } from '../refresh-token';
import { clearBegunCookie, readBegunCookie } from '../second-step/begun-cookie';
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  takeOwnChallenge,
} from './own-passkeys';
import {
  beginPasskeyConnection,
  beginPasskeyProof,
  connectPasskey,
  proveByPasskey,
} from './second-step-by-passkey';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey';

export function passkeyRoutes(api: FastifyInstance, adoptCart: AdoptCart): void {
  const open = { ...ANYONE, limit: 'sign-ins', ignoreBearer: true } as const;
  serve(api, beginCall, ALL_SIGNED_IN, ({ ports, db, viewer, params, body, actor }) =>
    beginPasskey(ports, db, {
      viewer: requireSelf(viewer, params.id),
      form: body,
      actor,
    }),
  );
  serve(
    api,
    addCall,
    {
      ...ALL_SIGNED_IN,
      ahead: ({ ports, viewer }) => takeOwnChallenge(ports, signedIn(viewer)),
    },
    ({ ports, db, viewer, params, body, ahead, actor }) =>
      addPasskey(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        challenge: ahead,
        actor,
      }),
  );
  serve(api, removeCall, ALL_SIGNED_IN, ({ ports, db, viewer, params, body, actor }) =>
    removePasskey(ports, db, {
      viewer: requireSelf(viewer, params.id),
      passkeyId: params.passkeyId,
      form: body,
      actor,
    }),
  );
  serve(api, beginSignInCall, open, ({ ports, db, sessionId }) =>
    beginPasskeySignIn(ports, db, sessionId),
  );
  serve(api, signInCall, open, async (call) => {
    const { ports, db, body, reply } = call;
    const browser = browserOf(call, adoptCart);
    return answer(
      ports,
      reply,
      await signInByPasskey(ports, db, { proof: body, browser }),
    );
  });
  serve(api, beginProofCall, open, ({ ports, db, request }) =>
    beginPasskeyProof(ports, db, readBegunCookie(ports, request)),
  );
  serve(api, proveCall, open, async (call) => {
    const { ports, db, body, request, reply } = call;
    const signedIn = await proveByPasskey(ports, db, {
      token: readBegunCookie(ports, request),
      proof: body,
      browser: browserOf(call, adoptCart),
    });
    clearBegunCookie(ports, reply);
    return answer(ports, reply, signedIn);
  });
  serve(api, beginConnectionCall, open, ({ ports, db, request }) =>
    beginPasskeyConnection(ports, db, readBegunCookie(ports, request)),
  );
  serve(api, connectCall, open, async (call) => {
    const { ports, db, body, request, reply } = call;
    const signedIn = await connectPasskey(ports, db, {
      token: readBegunCookie(ports, request),
      form: body,
      browser: browserOf(call, adoptCart),
    });
    clearBegunCookie(ports, reply);
    return answer(ports, reply, signedIn);
  });
}

function answer(
  ports: Ports,
  reply: FastifyReply,
  { session, refreshToken }: SignedInAnswer,
): Session {
  setRefreshCookie(ports, reply, refreshToken, session.user.role);
  return session;
}
