import { type FastifyInstance } from 'fastify';
import {
  changeTechnicalSheet,
  getTechnicalSheet,
  listTechnicalSheets,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, CONSULTANTS } from '#platform/security/access';
import { changeSheet, deskSheets, modelSheet } from './technical-sheets.service';

export function technicalSheetRoutes(api: FastifyInstance): void {
  serve(
    api,
    getTechnicalSheet,
    { ...ANYONE, keptAs: ({ params }) => params.modelSlug },
    ({ db, params }) => modelSheet(db, params.modelSlug),
  );
  serve(api, listTechnicalSheets, CONSULTANTS.desk, ({ db }) => deskSheets(db));
  serve(
    api,
    changeTechnicalSheet,
    CONSULTANTS.desk,
    ({ ports, db, params: { versionSlug }, body, actor }) =>
      changeSheet(ports, db, { versionSlug, form: body, actor }),
  );
}
