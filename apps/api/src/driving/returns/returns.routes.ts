import { type FastifyInstance } from 'fastify';
import {
  addDamage,
  answerDamages,
  bookReturn,
  cancelReturn,
  decideContest,
  deleteDamage,
  deleteHomePhoto,
  deleteReturnPhoto,
  downloadHomePhoto,
  downloadReturnPhoto,
  dropHomeDamage,
  getReturn,
  listReturns,
  listReturnSlots,
  nameHomeDamage,
  noteWearDamage,
  receiveCar,
  sendHomePhoto,
  sendReturnPhoto,
  sendReturnPin,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_STAFF,
  DEALERSHIP_STAFF,
  DEALERSHIP_STAFF_AND_CONSULTANTS,
} from '#platform/security/access';
import { recordAudit } from '#platform/security/audit';
import { type ContractStep } from '../../contracts/contracts/contracts.repository';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import * as booking from './book/book-return.service';
import * as damages from './receive/damages.service';
import * as home from './receive/home-photos.service';
import * as inspection from './receive/inspection.service';
import { photos } from './receive/photos.service';
import * as receipt from './receive/receive-car.service';
import { listFor, showReturn } from './returns.service';

/**
 * The end of a contract: the car comes back (docs/product/driving.md). `closings` are the
 * steps of other slices when a contract ends.
 */
export function returnRoutes(
  api: FastifyInstance,
  closings: readonly ContractStep[],
): void {
  serve(
    api,
    listReturns,
    DEALERSHIP_STAFF_AND_CONSULTANTS.analysis,
    async ({ ports, db, viewer, actor, query }) => {
      await recordAudit(ports, db, {
        actor,
        action: 'returns-listed',
        personId: null,
      });
      return listFor(ports, db, { viewer, query });
    },
  );
  serve(
    api,
    getReturn,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params }) =>
      showReturn(ports, db, { viewer, id: params.id, actor }),
  );
  bookingRoutes(api);
  inspectionRoutes(api);
  serve(
    api,
    sendReturnPin,
    { ...DEALERSHIP_STAFF, limit: 'mails' },
    ({ ports, db, viewer, actor, params, body }) =>
      receipt.sendReturnCode(ports, db, {
        viewer,
        id: params.id,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    receiveCar,
    { ...DEALERSHIP_STAFF, commitsItself: true },
    ({ ports, db, viewer, actor, params, body }) =>
      receipt.receiveCar(ports, db, {
        viewer,
        id: params.id,
        actor,
        form: body,
        closings,
      }),
  );
  contestRoutes(api);
  homePhotoRoutes(api);
}

function bookingRoutes(api: FastifyInstance): void {
  serve(api, listReturnSlots, CUSTOMERS, ({ ports, db, viewer, params, query }) =>
    booking.listSlots(ports, db, {
      viewer,
      id: params.id,
      around: query.around ?? 'now',
      dealershipId: query.dealershipId,
    }),
  );
  serve(api, bookReturn, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    booking.bookReturn(ports, db, {
      viewer,
      id: params.id,
      actor,
      booking: body,
    }),
  );
  serve(api, cancelReturn, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    booking.cancelReturn(ports, db, {
      viewer,
      id: params.id,
      actor,
    }),
  );
}

function inspectionRoutes(api: FastifyInstance): void {
  serveUpload(
    api,
    sendReturnPhoto,
    DEALERSHIP_STAFF,
    ({ ports, viewer, actor, params, upload, look }) =>
      photos.add(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadReturnPhoto,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, params }) => photos.open(ports, db, { ...params, viewer }),
  );
  serve(
    api,
    deleteReturnPhoto,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params }) =>
      photos.remove(ports, db, { ...params, viewer, actor }),
  );
  serve(api, addDamage, DEALERSHIP_STAFF, ({ ports, db, viewer, actor, params, body }) =>
    inspection.addDamage(ports, db, {
      viewer,
      id: params.id,
      actor,
      form: body,
    }),
  );
  serve(
    api,
    noteWearDamage,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      inspection.noteWearDamage(ports, db, {
        viewer,
        id: params.id,
        actor,
        form: body,
      }),
  );
  serve(api, deleteDamage, DEALERSHIP_STAFF, ({ ports, db, viewer, actor, params }) =>
    inspection.removeDamage(ports, db, {
      ...params,
      viewer,
      actor,
    }),
  );
}

function contestRoutes(api: FastifyInstance): void {
  serve(api, answerDamages, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    damages.answerDamages(ports, db, {
      viewer,
      id: params.id,
      actor,
      answer: body,
    }),
  );
  serve(
    api,
    decideContest,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      damages.decideContest(ports, db, {
        viewer,
        id: params.id,
        actor,
        decision: body,
      }),
  );
}

function homePhotoRoutes(api: FastifyInstance): void {
  serveUpload(
    api,
    sendHomePhoto,
    CUSTOMERS,
    ({ ports, viewer, actor, params, upload, look }) =>
      home.photosFromHome.add(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadHomePhoto,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, params }) =>
      home.photosFromHome.open(ports, db, { ...params, viewer }),
  );
  serve(api, deleteHomePhoto, CUSTOMERS, ({ ports, db, viewer, actor, params }) =>
    home.photosFromHome.remove(ports, db, { ...params, viewer, actor }),
  );
  serve(api, nameHomeDamage, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    home.nameHomeDamage(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(
    api,
    dropHomeDamage,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      home.dropHomeDamage(ports, db, { ...params, viewer, actor, form: body }),
  );
}
