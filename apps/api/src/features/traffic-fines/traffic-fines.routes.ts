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
} from '@site/contracts';
import { type Access } from '../../platform/http/request-guard';
import { serve } from '../../platform/http/serve';
import { signedIn } from '../../platform/security/authentication';
import { serveUpload } from '../documents/serve-upload';
import { nameDriver, noteContest } from './answer-fine.service';
import { cancelFine, chargeFine } from './close-fine.service';
import { driverIndicationSheet } from './driver-indication';
import { addFile, openFile } from './fine-files.service';
import { registerFine } from './register-fine.service';
import * as fines from './traffic-fines.service';

const CUSTOMER: readonly Access[] = ['customer'];
const STAFF: readonly Access[] = ['CONSULTANT'];
const BOTH: readonly Access[] = ['customer', 'CONSULTANT'];

/** Traffic fines of cars under contract: who drove, and what is passed on. */
export function trafficFineRoutes(api: FastifyInstance): void {
  serve(
    api,
    listTrafficFines,
    { access: BOTH },
    ({ ports, db, viewer, acting, params }) =>
      fines.listFines(ports, db, { ...params, viewer: signedIn(viewer), by: acting }),
  );
  serve(api, listTrafficFineQueue, { access: STAFF }, ({ ports, db, acting, query }) =>
    fines.listQueue(ports, db, { ...query, by: acting }),
  );
  serve(api, getTrafficFine, { access: STAFF }, ({ ports, db, viewer, acting, params }) =>
    fines.showFine(ports, db, { ...params, viewer: signedIn(viewer), by: acting }),
  );
  serve(api, registerTrafficFine, { access: STAFF }, ({ ports, db, acting, body }) =>
    registerFine(ports, db, { by: acting, form: body }),
  );
  serve(
    api,
    nameFineDriver,
    { access: CUSTOMER },
    ({ ports, db, viewer, acting, params, body }) =>
      nameDriver(ports, db, {
        ...params,
        viewer: signedIn(viewer),
        by: acting,
        form: body,
      }),
  );
  serve(
    api,
    contestTrafficFine,
    { access: CUSTOMER },
    ({ ports, db, viewer, acting, params, body }) =>
      noteContest(ports, db, {
        ...params,
        viewer: signedIn(viewer),
        by: acting,
        form: body,
      }),
  );
  serve(
    api,
    chargeTrafficFine,
    { access: STAFF },
    ({ ports, db, viewer, acting, params, body }) =>
      chargeFine(ports, db, {
        ...params,
        viewer: signedIn(viewer),
        by: acting,
        form: body,
      }),
  );
  serve(
    api,
    cancelTrafficFine,
    { access: STAFF },
    ({ ports, db, viewer, acting, params, body }) =>
      cancelFine(ports, db, {
        ...params,
        viewer: signedIn(viewer),
        by: acting,
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
    ({ ports, viewer, acting, params, upload: { bytes }, look }) =>
      addFile(ports, { ...params, viewer: signedIn(viewer), by: acting, bytes }, look),
  );
  serve(
    api,
    downloadTrafficFineFile,
    { access: BOTH },
    ({ ports, db, viewer, acting, params }) =>
      openFile(ports, db, { ...params, viewer: signedIn(viewer), by: acting }),
  );
  serve(
    api,
    downloadDriverIndication,
    { access: BOTH },
    ({ ports, db, viewer, acting, params }) =>
      driverIndicationSheet(ports, db, {
        ...params,
        viewer: signedIn(viewer),
        by: acting,
      }),
  );
}
