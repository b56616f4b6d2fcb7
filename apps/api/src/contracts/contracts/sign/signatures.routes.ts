import { type FastifyInstance } from 'fastify';
import {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
  verifyContract,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, CUSTOMERS, CUSTOMERS_AND_STAFF } from '#platform/security/access';
import { uploadScope } from '../../../identity/documents/upload/upload-scope';
import { askSignaturePin } from '../ask-signature-pin';
import { openContract } from '../text/contract-document';
import { draftPdf, showDraft } from '../text/contract-papers';
import { signProposal } from './signature.service';
import { hashUpload, verifyHash } from './verification';

/**
 * The paper of a contract: reading, signing, downloading and checking it
 * (docs/product/contracts.md).
 */
export function signatureRoutes(api: FastifyInstance): void {
  serve(
    api,
    getContractDraft,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params, query }) =>
      showDraft(ports, db, {
        viewer,
        id: params.id,
        actor,
        signer: placeOf(query),
      }),
  );
  serve(
    api,
    getContractDraftPdf,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params, query }) =>
      draftPdf(ports, db, {
        viewer,
        id: params.id,
        actor,
        signer: placeOf(query),
      }),
  );
  serve(api, sendSignaturePin, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    askSignaturePin(ports, db, {
      viewer,
      id: params.id,
      actor,
      form: body,
    }),
  );
  serve(
    api,
    sendSignature,
    { ...CUSTOMERS, commitsItself: true },
    ({ ports, viewer, actor, params, body, request }) =>
      signProposal(ports, {
        viewer,
        id: params.id,
        request: body,
        actor,
        userAgent: request.headers['user-agent'],
      }),
  );
  serve(
    api,
    downloadContract,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params }) =>
      openContract(ports, db, { viewer, id: params.id, actor }),
  );
  uploadScope(api, (uploads) =>
    serve(
      uploads,
      verifyContract,
      { ...ANYONE, limit: 'verifications' },
      async ({ ports, db, request }) =>
        verifyHash(db, await hashUpload(request, ports.config)),
    ),
  );
}

const placeOf = ({ signer }: { signer?: string }) =>
  signer ? Number(signer) : undefined;
