import { type FastifyInstance } from 'fastify';
import {
  addDriver,
  downloadDriverPhoto,
  getDriver,
  listDrivers,
  removeDriver,
  sendDriverPhoto,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import { addPhoto, openPhoto } from './driver-photo.service';
import * as drivers from './drivers.service';

/** Routes about people other than the customer who drive the car (domain-brazil 15). */
export function driverRoutes(api: FastifyInstance): void {
  serve(
    api,
    listDrivers,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      drivers.listDrivers(ports, db, { ...params, viewer, actor }),
  );
  serve(api, getDriver, CONSULTANTS.analysis, ({ ports, db, viewer, actor, params }) =>
    drivers.showDriver(ports, db, { ...params, viewer, actor }),
  );
  serve(api, addDriver, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    drivers.addDriver(ports, db, {
      ...params,
      viewer,
      actor,
      form: body,
    }),
  );
  serve(api, removeDriver, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    drivers.removeDriver(ports, db, {
      ...params,
      viewer,
      actor,
    }),
  );
  photoRoutes(api);
}

function photoRoutes(api: FastifyInstance): void {
  serveUpload(
    api,
    sendDriverPhoto,
    { ...CUSTOMERS, texts: ['cnhExpirationDate'] },
    ({ ports, viewer, actor, params, upload, texts, look }) =>
      addPhoto(ports, { ...params, viewer, actor, upload, texts, look }),
  );
  serve(
    api,
    downloadDriverPhoto,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      openPhoto(ports, db, { ...params, viewer, actor }),
  );
}
