import { type FastifyInstance } from 'fastify';
import {
  bookWorkshopVisit,
  cancelWorkshopVisit,
  getWorkshopHours,
  getWorkshopVisit,
  listWorkshopAgenda,
  listWorkshopSlots,
  listWorkshopVisits,
  moveWorkshopVisit,
  noteWorkshopOutcome,
  saveWorkshopHours,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CUSTOMERS,
  CUSTOMERS_AND_DEALERSHIP_STAFF,
  CUSTOMERS_AND_STAFF,
  DEALERS,
  DEALERSHIP_STAFF,
} from '#platform/security/access';
import { cancelVisit, moveVisit, noteOutcome } from './change-visit.service';
import * as workshop from './workshop.service';
import { saveHours, showHours } from './workshop-hours.service';

/** Routes of the workshops: their hours, and the visits that customers book there. */
export function workshopRoutes(api: FastifyInstance): void {
  serve(api, listWorkshopVisits, CUSTOMERS, ({ ports, db, viewer, params }) =>
    workshop.listVisits(ports, db, { ...params, viewer }),
  );
  serve(api, listWorkshopSlots, CUSTOMERS_AND_STAFF.analysis, ({ ports, db, params }) =>
    workshop.listSlots(ports, db, Number(params.id)),
  );
  serve(api, bookWorkshopVisit, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    workshop.bookVisit(ports, db, { ...params, viewer, actor, booking: body }),
  );
  serve(
    api,
    getWorkshopVisit,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params }) =>
      workshop.showVisit(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    moveWorkshopVisit,
    CUSTOMERS_AND_DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      moveVisit(ports, db, { ...params, viewer, actor, move: body }),
  );
  serve(
    api,
    cancelWorkshopVisit,
    CUSTOMERS_AND_DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      cancelVisit(ports, db, { ...params, ...body, viewer, actor }),
  );
  serve(
    api,
    listWorkshopAgenda,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, query }) =>
      workshop.listAgenda(ports, db, { ...query, viewer, actor }),
  );
  serve(
    api,
    noteWorkshopOutcome,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      noteOutcome(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(api, getWorkshopHours, DEALERS, ({ ports, db, viewer }) =>
    showHours(ports, db, viewer),
  );
  serve(api, saveWorkshopHours, DEALERS, ({ ports, db, viewer, actor, body }) =>
    saveHours(ports, db, { viewer, form: body, actor }),
  );
}
