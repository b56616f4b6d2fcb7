import { type FastifyInstance } from 'fastify';
import {
  deleteDocument,
  downloadDocument,
  type FileAnswer,
  getDocumentPage,
  getDocumentThumbnail,
  listDocuments,
  sendDocument,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CUSTOMERS, CUSTOMERS_AND_CONSULTANTS } from '#platform/security/access';
import { requireSelf } from '#platform/security/authentication';
import { type OnArrival } from './documents.rules';
import * as documents from './documents.service';
import { type OpenedDocument } from './documents.service';
import { paintPage } from './pages/document-pages.service';
import { drawThumbnail } from './pages/document-thumbnail.service';
import { limitPageDrawing } from './pages/limit-page-drawing';
import { undrawablePages } from './pages/undrawable-pages';
import { downloadName, pageName } from './upload/file-name';
import { readUpload } from './upload/read-upload';
import { uploadScope } from './upload/upload-scope';

/** `onArrival` is called for every stored document that may be opened. */
export function documentRoutes(api: FastifyInstance, onArrival: OnArrival): void {
  serve(
    api,
    listDocuments,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, params }) =>
      documents.listDocuments(ports, db, viewer, params.id),
  );
  serve(
    api,
    downloadDocument,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    async ({ ports, db, viewer, actor, params }) =>
      fileOf(
        await documents.openDocument(ports, db, {
          viewer,
          asked: { userId: params.id, id: params.documentId },
          actor,
        }),
      ),
  );
  const turn = limitPageDrawing(api.ports);
  const heavy = undrawablePages();
  serve(
    api,
    getDocumentPage,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    async ({ ports, db, viewer, actor, params, request }) => {
      const page = Number(params.page);
      const look = {
        viewer,
        asked: { userId: params.id, id: params.documentId },
        actor,
      };
      const { log, signal } = request;
      const asked = { look, page, turn, heavy, log, signal };
      const { row, bytes } = await paintPage(ports, db, asked);
      return {
        bytes: new Uint8Array(bytes),
        type: 'image/jpeg',
        name: pageName(row.shownName, page),
      };
    },
  );
  serve(
    api,
    getDocumentThumbnail,
    CUSTOMERS,
    async ({ ports, db, viewer, actor, params, request: { log, signal } }) => {
      const asked = { userId: requireSelf(viewer, params.id).id, id: params.documentId };
      const look = { viewer, asked, actor };
      const { row, bytes } = await drawThumbnail(ports, db, {
        ...{ look, turn, heavy, log, signal },
      });
      return {
        bytes: new Uint8Array(bytes),
        type: 'image/jpeg',
        name: pageName(row.shownName, 1),
      };
    },
  );
  serve(api, deleteDocument, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    documents.deleteDocument(
      ports,
      db,
      { userId: requireSelf(viewer, params.id).id, id: params.documentId },
      actor,
    ),
  );
  uploadScope(api, (uploads, { examine, inMemory }) =>
    serve(
      uploads,
      sendDocument,
      { ...CUSTOMERS, limit: 'uploads' },
      async ({ ports, viewer, actor, params, request }) => {
        const userId = requireSelf(viewer, params.id).id;
        return inMemory(async (hold) =>
          documents.keepDocument(
            ports,
            { userId, actor, onArrival },
            await readUpload(request, ports.config, hold),
            examine,
          ),
        );
      },
    ),
  );
}

function fileOf({ row, bytes }: OpenedDocument): FileAnswer {
  const { mediaType, shownName } = row;
  return {
    bytes: new Uint8Array(bytes),
    type: mediaType,
    name: downloadName(shownName, mediaType),
  };
}
