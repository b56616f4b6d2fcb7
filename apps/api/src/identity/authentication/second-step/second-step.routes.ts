import { type FastifyInstance } from 'fastify';
import { getBegunSignIn, proveByApp, proveMailbox } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { type AdoptCart, browserOf } from '../open-session';
import { setRefreshCookie } from '../refresh-token';
import { clearBegunCookie, readBegunCookie } from './begun-cookie';
import * as secondStep from './second-step.service';

export function secondStepRoutes(api: FastifyInstance, adoptCart: AdoptCart): void {
  const options = { ...ANYONE, limit: 'sign-ins', ignoreBearer: true } as const;
  serve(api, getBegunSignIn, options, ({ ports, db, request }) =>
    secondStep.showBegunSignIn(ports, db, readBegunCookie(ports, request)),
  );
  serve(api, proveMailbox, options, ({ ports, db, body, request, actor }) =>
    secondStep.proveMailbox(ports, db, {
      token: readBegunCookie(ports, request),
      form: body,
      actor,
    }),
  );
  serve(api, proveByApp, options, async (call) => {
    const { ports, db, body, request, reply } = call;
    const signedIn = await secondStep.proveByApp(ports, db, {
      token: readBegunCookie(ports, request),
      form: body,
      browser: browserOf(call, adoptCart),
    });
    clearBegunCookie(ports, reply);
    if (!signedIn) return { session: null };
    const { session, refreshToken } = signedIn;
    setRefreshCookie(ports, reply, refreshToken, session.user.role);
    return { session };
  });
}
