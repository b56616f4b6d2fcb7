import { type FastifyInstance } from 'fastify';
import { eraseAccount, exportData, getPrivacy, type Privacy } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { serve } from '#platform/http/serve';
import { type Ports } from '#platform/ports';
import { ALL_SIGNED_IN, CUSTOMERS } from '#platform/security/access';
import { requireSelf } from '#platform/security/authentication';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { clearRefreshCookie } from '../../identity/authentication/refresh-token';
import { listOwnConsents } from '../../identity/consents/consents.repository';
import { erasabilityOf } from './erase/erasability';
import * as erasure from './erase/erasure.service';
import { exportOwnData } from './export/export.service';
import { storedData } from './export/stored-data';
import { listViews } from './staff-looks';

/** Number of staff looks on the page; the copy has all of them. */
const MOST_SHOWN = 100;

/**
 * Privacy of one's own account (security-requirements I2, I3). Accounts of staff are
 * closed by whoever opened them.
 */
export function privacyRoutes(api: FastifyInstance): void {
  serve(api, getPrivacy, ALL_SIGNED_IN, ({ ports, db, viewer, params }) =>
    privacyOf(ports, db, requireSelf(viewer, params.id).id),
  );
  serve(
    api,
    exportData,
    { ...ALL_SIGNED_IN, limit: 'exports' },
    ({ ports, db, viewer, params, body, actor }) =>
      exportOwnData(ports, db, {
        viewer: requireSelf(viewer, params.id),
        currentPassword: body.currentPassword,
        actor,
      }),
  );
  serve(
    api,
    eraseAccount,
    { ...CUSTOMERS, limit: 'exports' },
    async ({ ports, db, viewer, params, body, actor, reply }) => {
      const erased = await erasure.eraseAccount(ports, db, {
        viewer: requireSelf(viewer, params.id),
        form: body,
        actor,
      });
      clearRefreshCookie(ports, reply);
      return erased;
    },
  );
}

async function privacyOf({ config }: Ports, db: Database, id: string): Promise<Privacy> {
  const account = (await findAccountById(db, id)) ?? refuse('not-found', TEXTS.notFound);
  const { blockers, keeps } = await erasabilityOf(config, db, id);
  return {
    policyAcceptedAt: account.privacyAcceptedAt?.toISOString() ?? null,
    consents: await listOwnConsents(db, { userId: id, sessionId: null }),
    stored: await storedData(config, db, account),
    views: await listViews(db, id, MOST_SHOWN),
    erasure: { blockers, keeps },
    links: { export: `users/${id}/privacy/exports`, erasure: `users/${id}/privacy` },
  };
}
