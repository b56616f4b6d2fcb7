import { type FastifyInstance } from 'fastify';
import {
  addDeliveryMilestone,
  chooseDeliverySlot,
  deleteDeliveryPhoto,
  downloadDeliveryPhoto,
  getDelivery,
  getDeliveryHours,
  getDeliveryWeek,
  handOverCar,
  listDeliveries,
  listDeliverySlots,
  moveDelivery,
  saveDeliveredCar,
  saveDeliveryHours,
  sendDeliveryPhoto,
  sendHandoverPin,
  undoDeliveryMilestone,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CUSTOMERS,
  CUSTOMERS_AND_DEALERSHIP_STAFF,
  CUSTOMERS_AND_STAFF,
  DEALERS,
  DEALERSHIP_STAFF,
} from '#platform/security/access';
import { recordAudit } from '#platform/security/audit';
import { dealershipOf } from '#platform/security/authentication';
import { serveUpload } from '../../identity/documents/upload/serve-upload';
import { saveHours, showHours } from './book/delivery-hours.service';
import { showWeek } from './book/delivery-week.service';
import { chooseSlot, listSlots } from './book/slots.service';
import { listFor, showDelivery } from './deliveries.service';
import {
  handOver,
  type ReadNextInstallment,
  sendHandoverCode,
} from './hand-over/handover.service';
import { photos } from './hand-over/photos.service';
import { addMilestone, saveCar } from './prepare/milestones.service';
import { moveDelivery as moveToStore } from './prepare/move-delivery.service';
import { undoMilestone } from './prepare/undo-milestone.service';

/** The trail records this look at customers' names. */
const LISTED = {
  action: 'deliveries-listed',
  personId: null,
} as const;

/** The week of deliveries names the customers of the workshop, too. */
const VISITS_LISTED = {
  action: 'workshop-visits-listed',
  personId: null,
} as const;

/** Routes from the signed contract to the keys (docs/product/contracts.md). */
export function deliveryRoutes(
  api: FastifyInstance,
  readNext: ReadNextInstallment,
): void {
  serve(
    api,
    listDeliveries,
    DEALERSHIP_STAFF,
    async ({ ports, db, viewer, actor, query }) => {
      await recordAudit(ports, db, { actor, ...LISTED });
      return listFor(ports, db, viewer, query);
    },
  );
  serve(
    api,
    getDeliveryWeek,
    DEALERSHIP_STAFF,
    async ({ ports, db, viewer, actor, query }) => {
      await recordAudit(ports, db, { actor, ...LISTED });
      await recordAudit(ports, db, { actor, ...VISITS_LISTED });
      const dealershipId = dealershipOf(viewer);
      const { day } = query;
      return showWeek(ports, db, { dealershipId, day });
    },
  );
  serve(
    api,
    getDelivery,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params }) =>
      showDelivery(ports, db, { viewer, id: params.id, actor }),
  );
  serve(
    api,
    listDeliverySlots,
    CUSTOMERS_AND_DEALERSHIP_STAFF,
    ({ ports, db, viewer, params }) => listSlots(ports, db, viewer, params.id),
  );
  serve(
    api,
    chooseDeliverySlot,
    CUSTOMERS_AND_DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      chooseSlot(ports, db, {
        viewer,
        id: params.id,
        actor,
        choice: body,
      }),
  );
  serve(api, moveDelivery, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    moveToStore(ports, db, { viewer, id: params.id, actor, ...body }),
  );
  serve(
    api,
    addDeliveryMilestone,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      addMilestone(ports, db, {
        viewer,
        id: params.id,
        actor,
        milestone: body,
      }),
  );
  serve(
    api,
    undoDeliveryMilestone,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      undoMilestone(ports, db, {
        viewer,
        id: params.id,
        actor,
        undo: body,
      }),
  );
  serve(
    api,
    saveDeliveredCar,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      saveCar(ports, db, {
        viewer,
        id: params.id,
        actor,
        form: body,
      }),
  );
  hoursRoutes(api);
  photoRoutes(api);
  handoverRoutes(api, readNext);
}

function hoursRoutes(api: FastifyInstance): void {
  serve(api, getDeliveryHours, DEALERS, ({ ports, db, viewer }) =>
    showHours(ports, db, viewer),
  );
  serve(api, saveDeliveryHours, DEALERS, ({ ports, db, viewer, actor, body }) =>
    saveHours(ports, db, { viewer, form: body, actor }),
  );
}

function photoRoutes(api: FastifyInstance): void {
  serveUpload(
    api,
    sendDeliveryPhoto,
    DEALERSHIP_STAFF,
    ({ ports, viewer, actor, params, upload, look }) =>
      photos.add(ports, { ...params, viewer, actor, upload, look }),
  );
  serve(
    api,
    downloadDeliveryPhoto,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, params }) => photos.open(ports, db, { ...params, viewer }),
  );
  serve(
    api,
    deleteDeliveryPhoto,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params }) =>
      photos.remove(ports, db, { ...params, viewer, actor }),
  );
}

function handoverRoutes(api: FastifyInstance, readNext: ReadNextInstallment): void {
  serve(
    api,
    sendHandoverPin,
    { ...DEALERSHIP_STAFF, limit: 'mails' },
    ({ ports, db, viewer, actor, params }) =>
      sendHandoverCode(ports, db, {
        viewer,
        id: params.id,
        actor,
      }),
  );
  serve(
    api,
    handOverCar,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      handOver(ports, db, {
        viewer,
        id: params.id,
        actor,
        form: body,
        readNext,
      }),
  );
}
