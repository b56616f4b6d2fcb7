import { type FastifyInstance } from 'fastify';
import {
  assignTrafficFines,
  cancelTrafficFine,
  cancelTrafficFines,
  chargeTrafficFine,
  checkTrafficFines,
  contestTrafficFine,
  downloadDriverIndication,
  downloadTrafficFineFile,
  getTrafficFine,
  importTrafficFines,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import { nameDriver, noteContest } from './answer-fine.service';
import { cancelFines } from './cancel-fines.service';
import { cancelFine, chargeFine } from './close-fine.service';
import { driverIndicationSheet } from './driver-indication';
import { addFile, openFile } from './fine-files.service';
import { checkFines, importFines } from './import/import-fines.service';
import { assignFines } from './owner/assign-fines.service';
import { registerFine } from './register-fine.service';
import * as fines from './traffic-fines.service';

/** Traffic fines of cars under contract: who drove, and the charge that is passed on. */
export function trafficFineRoutes(api: FastifyInstance): void {
  serve(
    api,
    listTrafficFines,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      fines.listFines(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    listTrafficFineQueue,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, query }) =>
      fines.listQueue(ports, db, { query, viewer, actor }),
  );
  serve(
    api,
    getTrafficFine,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      fines.showFine(ports, db, { ...params, viewer, actor }),
  );
  serve(api, registerTrafficFine, CONSULTANTS.analysis, ({ ports, db, actor, body }) =>
    registerFine(ports, db, { actor, form: body }),
  );
  serve(api, nameFineDriver, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    nameDriver(ports, db, {
      ...params,
      viewer,
      actor,
      form: body,
    }),
  );
  serve(
    api,
    contestTrafficFine,
    CUSTOMERS,
    ({ ports, db, viewer, actor, params, body }) =>
      noteContest(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    chargeTrafficFine,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      chargeFine(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    cancelTrafficFine,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      cancelFine(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    cancelTrafficFines,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, body }) =>
      cancelFines(ports, db, { ...body, viewer, actor }),
  );
  serve(
    api,
    assignTrafficFines,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, body }) =>
      assignFines(ports, db, { ...body, consultantId: viewer.id, actor }),
  );
  serve(api, checkTrafficFines, CONSULTANTS.analysis, ({ ports, db, actor, body }) =>
    checkFines(ports, db, { ...body, actor }),
  );
  serve(api, importTrafficFines, CONSULTANTS.analysis, ({ ports, db, actor, body }) =>
    importFines(ports, db, { ...body, actor }),
  );
  fileRoutes(api);
}

function fileRoutes(api: FastifyInstance): void {
  serveUpload(
    api,
    sendTrafficFineFile,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, viewer, actor, params, upload, look }) =>
      addFile(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadTrafficFineFile,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      openFile(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    downloadDriverIndication,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      driverIndicationSheet(ports, db, {
        ...params,
        viewer,
        actor,
      }),
  );
}
