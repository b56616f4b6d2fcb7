import { type FastifyInstance } from 'fastify';
import { getDraft, removeDraft, saveDraft } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { deleteDraft } from './drafts.repository';
import * as drafts from './drafts.service';

const ANYBODY_SIGNED_IN = {
  access: ['customer', 'SELLER', 'DEALER', 'CONSULTANT'],
} as const;

export function draftRoutes(api: FastifyInstance): void {
  serve(api, getDraft, ANYBODY_SIGNED_IN, ({ ports, db, viewer, params }) =>
    drafts.readDraft(ports, db, { userId: viewer.id, form: params.form }),
  );
  serve(api, saveDraft, ANYBODY_SIGNED_IN, ({ ports, db, viewer, params, body }) =>
    drafts.saveDraft(ports, db, {
      userId: viewer.id,
      form: params.form,
      values: body.values,
    }),
  );
  serve(api, removeDraft, ANYBODY_SIGNED_IN, async ({ db, viewer, params }) => {
    await deleteDraft(db, viewer.id, params.form);
    return { ok: true as const };
  });
}
