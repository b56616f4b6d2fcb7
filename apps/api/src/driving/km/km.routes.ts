import { type FastifyInstance } from 'fastify';
import {
  buyKm,
  getKmBank,
  getKmPackages,
  sendOdometerReading,
  swapKmPackage,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CUSTOMERS } from '#platform/security/access';
import { readOdometer, showKmBank } from './km-bank.service';
import { showKmPackages, swapKmPackage as swapPackage } from './km-swap.service';
import { buyKm as sellKm } from './km-top-up.service';

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
