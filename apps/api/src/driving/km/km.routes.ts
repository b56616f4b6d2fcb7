import { type FastifyInstance } from 'fastify';
import {
  buyKm,
  correctOdometerReading,
  downloadOdometerPhoto,
  getKmBank,
  getKmPackages,
  listOdometerReadings,
  sendOdometerPhoto,
  sendOdometerReading,
  strikeOdometerReading,
  swapKmPackage,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import { correctReading, strikeReading } from './corrections/correct-reading.service';
import { readOdometer, showKmBank } from './km-bank.service';
import { showKmPackages, swapKmPackage as swapPackage } from './km-swap.service';
import { buyKm as sellKm } from './km-top-up.service';
import {
  addOdometerPhoto,
  openOdometerPhoto,
  showReadings,
} from './odometer-photo.service';

/** Life with the car, from the handover to its return (docs/product/driving.md). */
export function subscriptionRoutes(api: FastifyInstance): void {
  serve(api, getKmBank, CUSTOMERS, ({ ports, db, viewer, params }) =>
    showKmBank(ports, db, { viewer, id: params.id }),
  );
  serve(
    api,
    sendOdometerReading,
    CUSTOMERS,
    ({ ports, db, viewer, actor, params, body }) =>
      readOdometer(ports, db, {
        viewer,
        id: params.id,
        actor,
        form: body,
      }),
  );
  serve(
    api,
    correctOdometerReading,
    CUSTOMERS,
    ({ ports, db, viewer, actor, params, body }) =>
      correctReading(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(
    api,
    strikeOdometerReading,
    CONSULTANTS.analysis,
    ({ ports, db, actor, params, body }) =>
      strikeReading(ports, db, { ...params, actor, form: body }),
  );
  serveUpload(
    api,
    sendOdometerPhoto,
    CUSTOMERS,
    ({ ports, viewer, actor, params, upload, look }) =>
      addOdometerPhoto(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadOdometerPhoto,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      openOdometerPhoto(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    listOdometerReadings,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      showReadings(ports, db, { ...params, viewer, actor }),
  );
  serve(api, buyKm, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    sellKm(ports, db, {
      viewer,
      id: params.id,
      actor,
      form: body,
    }),
  );
  serve(api, getKmPackages, CUSTOMERS, ({ ports, db, viewer, params }) =>
    showKmPackages(ports, db, { viewer, id: params.id }),
  );
  serve(api, swapKmPackage, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    swapPackage(ports, db, {
      viewer,
      id: params.id,
      actor,
      form: body,
    }),
  );
}
