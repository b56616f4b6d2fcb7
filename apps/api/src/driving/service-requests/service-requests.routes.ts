import { type FastifyInstance } from 'fastify';
import {
  claimServiceRequest,
  decideDeductible,
  downloadServiceFile,
  getServiceRequest,
  listServiceQueue,
  listServiceRequests,
  openServiceRequest,
  sendServiceFile,
  sendServiceMessage,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import * as deductible from './deductible.service';
import { listRequests, openRequest } from './open-request.service';
import { addFile, openFile } from './service-files.service';
import * as requests from './service-requests.service';

/** Requests for help with the car: both sides write, consultants change the state. */
export function serviceRequestRoutes(api: FastifyInstance): void {
  serve(api, listServiceRequests, CUSTOMERS, ({ ports, db, viewer, params }) =>
    listRequests(ports, db, { ...params, viewer }),
  );
  serve(
    api,
    openServiceRequest,
    CUSTOMERS,
    ({ ports, db, viewer, actor, params, body }) =>
      openRequest(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    listServiceQueue,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, query }) =>
      requests.listQueue(ports, db, { query, viewer, actor }),
  );
  serve(
    api,
    getServiceRequest,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      requests.showRequest(ports, db, {
        ...params,
        viewer,
        actor,
      }),
  );
  serve(
    api,
    claimServiceRequest,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      requests.claimRequest(ports, db, {
        ...params,
        ...body,
        viewer,
        actor,
      }),
  );
  serve(
    api,
    sendServiceMessage,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      requests.writeMessage(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    decideDeductible,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      deductible.decideDeductible(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  fileRoutes(api);
}

function fileRoutes(api: FastifyInstance): void {
  serveUpload(
    api,
    sendServiceFile,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, viewer, actor, params, upload, look }) =>
      addFile(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadServiceFile,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      openFile(ports, db, { ...params, viewer, actor }),
  );
}
