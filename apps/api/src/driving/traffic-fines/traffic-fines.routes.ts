import { type FastifyInstance } from 'fastify';
import {
  cancelTrafficFine,
  chargeTrafficFine,
  contestTrafficFine,
  downloadDriverIndication,
  downloadTrafficFineFile,
  getTrafficFine,
  listTrafficFineQueue,
  listTrafficFines,
  nameFineDriver,
  registerTrafficFine,
  sendTrafficFineFile,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import { nameDriver, noteContest } from './answer-fine.service';
import { cancelFine, chargeFine } from './close-fine.service';
import { driverIndicationSheet } from './driver-indication';
import { addFile, openFile } from './fine-files.service';
import { registerFine } from './register-fine.service';
import * as fines from './traffic-fines.service';

const CUSTOMER = ['customer'] as const;
const STAFF = { access: ['CONSULTANT'], right: 'analysis' } as const;
const BOTH = { access: ['customer', 'CONSULTANT'], right: 'analysis' } as const;

/** Traffic fines of cars under contract: who drove, and what is passed on. */
export function trafficFineRoutes(api: FastifyInstance): void {
  serve(api, listTrafficFines, BOTH, ({ ports, db, viewer, actor, params }) =>
    fines.listFines(ports, db, { ...params, viewer, actor }),
  );
  serve(api, listTrafficFineQueue, STAFF, ({ ports, db, actor, query }) =>
    fines.listQueue(ports, db, { query, actor }),
  );
  serve(api, getTrafficFine, STAFF, ({ ports, db, viewer, actor, params }) =>
    fines.showFine(ports, db, { ...params, viewer, actor }),
  );
  serve(api, registerTrafficFine, STAFF, ({ ports, db, actor, body }) =>
    registerFine(ports, db, { actor, form: body }),
  );
  serve(
    api,
    nameFineDriver,
    { access: CUSTOMER },
    ({ ports, db, viewer, actor, params, body }) =>
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
    { access: CUSTOMER },
    ({ ports, db, viewer, actor, params, body }) =>
      noteContest(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
      }),
  );
  serve(api, chargeTrafficFine, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    chargeFine(ports, db, {
      ...params,
      viewer,
      actor,
      form: body,
    }),
  );
  serve(api, cancelTrafficFine, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    cancelFine(ports, db, {
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
    sendTrafficFineFile,
    BOTH,
    ({ ports, viewer, actor, params, upload: { bytes }, look }) =>
      addFile(ports, { ...params, viewer, actor, bytes }, look),
  );
  serve(api, downloadTrafficFineFile, BOTH, ({ ports, db, viewer, actor, params }) =>
    openFile(ports, db, { ...params, viewer, actor }),
  );
  serve(api, downloadDriverIndication, BOTH, ({ ports, db, viewer, actor, params }) =>
    driverIndicationSheet(ports, db, {
      ...params,
      viewer,
      actor,
    }),
  );
}
