import { type FastifyInstance } from 'fastify';
import { giveConsent, listConsents } from '@site/api-contract';
import { refuseSessionId } from '#platform/http/client-headers';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { recordAudit } from '#platform/security/audit';
import { insertConsent, listOwnConsents, toConsent } from './consents.repository';

/**
 * Consent history (security-requirements I2): each choice is a row of its own, visible to
 * the person who made it.
 */
export function consentRoutes(api: FastifyInstance): void {
  serve(
    api,
    giveConsent,
    { ...ANYONE, limit: 'consents' },
    async ({ ports, db, viewer, actor, sessionId, body }) => {
      if (!viewer.id && !sessionId) refuseSessionId();
      const owner = viewer.id
        ? { userId: viewer.id, sessionId: null }
        : { userId: null, sessionId: sessionId ?? null };
      const row = {
        id: ports.random.uuid(),
        givenAt: ports.clock.now(),
        ...owner,
        ...body,
      };
      await insertConsent(db, row);
      if (viewer.id)
        await recordAudit(ports, db, {
          actor,
          action:
            body.measurement || body.marketing ? 'consent-given' : 'consent-withdrawn',
        });
      return toConsent(row);
    },
  );
  serve(api, listConsents, ANYONE, ({ db, viewer, sessionId }) =>
    listOwnConsents(db, { userId: viewer.id ?? null, sessionId: sessionId ?? null }),
  );
}
