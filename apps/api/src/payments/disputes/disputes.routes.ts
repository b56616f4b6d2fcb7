import { type FastifyInstance } from 'fastify';
import {
  answerDispute,
  contestCharge,
  downloadDisputeFile,
  getDispute,
  listDisputes,
  sendDisputeFile,
  sendProof,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import { recordAudit } from '#platform/security/audit';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import { answerDispute as answer } from './answer-dispute.service';
import { contestCharge as contest } from './contest-charge.service';
import { addDisputeFile, openDisputeFile, receiveProof } from './dispute-files.service';
import { showDispute, showDisputes } from './dispute-view';

/** Contesting a charge, with proof, and the consultants' answers. */
export function disputeRoutes(api: FastifyInstance): void {
  serve(api, contestCharge, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    contest(ports, db, {
      viewer,
      id: params.id,
      form: body,
      actor,
    }),
  );
  serve(api, listDisputes, CONSULTANTS.analysis, async ({ ports, db, actor, query }) => {
    await recordAudit(ports, db, {
      actor,
      action: 'disputes-listed',
      personId: null,
    });
    return showDisputes(db, query);
  });
  serve(api, getDispute, CONSULTANTS.analysis, ({ ports, db, actor, params }) =>
    showDispute(ports, db, { ...params, actor }),
  );
  serve(api, answerDispute, CONSULTANTS.analysis, ({ ports, db, actor, params, body }) =>
    answer(ports, db, { id: params.id, answer: body, actor }),
  );
  serveUpload(
    api,
    sendProof,
    CUSTOMERS,
    ({ ports, viewer, actor, params, upload, look }) =>
      receiveProof(ports, { ...params, viewer, actor, upload, look }),
  );
  serveUpload(
    api,
    sendDisputeFile,
    CUSTOMERS,
    ({ ports, viewer, actor, params, upload, look }) =>
      addDisputeFile(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadDisputeFile,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      openDisputeFile(ports, db, { ...params, viewer, actor }),
  );
}
