import { type FastifyInstance } from 'fastify';
import { getDraft, removeDraft, saveDraft } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ALL_SIGNED_IN } from '#platform/security/access';
import { deleteDraft } from './drafts.repository';
import * as drafts from './drafts.service';

export function draftRoutes(api: FastifyInstance): void {
  serve(api, getDraft, ALL_SIGNED_IN, ({ ports, db, viewer, params }) =>
    drafts.readDraft(ports, db, { userId: viewer.id, form: params.form }),
  );
  serve(api, saveDraft, ALL_SIGNED_IN, ({ ports, db, viewer, params, body }) =>
    drafts.saveDraft(ports, db, {
      userId: viewer.id,
      form: params.form,
      values: body.values,
    }),
  );
  serve(api, removeDraft, ALL_SIGNED_IN, async ({ db, viewer, params }) => {
    await deleteDraft(db, viewer.id, params.form);
    return { ok: true as const };
  });
}
