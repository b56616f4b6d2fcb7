import { type FastifyInstance } from 'fastify';
import {
  bookByPhone,
  bookWorkshopByPhone,
  cancelReturnByPhone,
  cancelWorkshopByPhone,
  endPhoneCall,
  getPhoneCall,
  knowCallerByFacts,
  knowCallerByPin,
  listSlotsByPhone,
  moveWorkshopByPhone,
  openRequestByPhone,
  readOdometerByPhone,
  sendCallerPin,
  sendCopyByPhone,
  startAddressByPhone,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import * as callers from './identify-caller.service';
import * as acts from './phone-acts.service';
import { startAddress } from './phone-address.service';
import * as appointments from './phone-appointments.service';
import * as workshop from './phone-workshop.service';
import { sendCopy } from './second-copies.service';
import { showCall } from './show-call';

/** A customer on the phone, for consultants (docs/product/back-office.md). */
export function phoneCallRoutes(api: FastifyInstance): void {
  serve(
    api,
    getPhoneCall,
    { ...CONSULTANTS.analysis, limit: 'customers' },
    ({ ports, db, viewer, actor, params }) =>
      showCall(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    knowCallerByFacts,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      callers.knowByFacts(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(
    api,
    sendCallerPin,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      callers.sendCallerCode(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    knowCallerByPin,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      callers.knowByPin(ports, db, { ...params, viewer, actor, pin: body.pin }),
  );
  serve(api, endPhoneCall, CONSULTANTS.analysis, ({ ports, db, viewer, actor, params }) =>
    acts.endCall(ports, db, { ...params, viewer, actor }),
  );
  actRoutes(api);
  workshopActRoutes(api);
}

/** Acts at the request of the customer on the phone. */
function actRoutes(api: FastifyInstance): void {
  serve(
    api,
    openRequestByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      acts.openRequest(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(
    api,
    readOdometerByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      acts.noteOdometer(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(
    api,
    listSlotsByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, query }) =>
      appointments.listSlotsOf(ports, db, {
        ...params,
        viewer,
        actor,
        around: query.around ?? 'now',
      }),
  );
  serve(
    api,
    bookByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      appointments.bookFor(ports, db, { ...params, viewer, actor, form: body }),
  );
  serve(
    api,
    cancelReturnByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      appointments.cancelFor(ports, db, { ...params, viewer, actor }),
  );
  serve(
    api,
    sendCopyByPhone,
    { ...CONSULTANTS.analysis, commitsItself: true },
    ({ ports, db, viewer, actor, params, body }) =>
      sendCopy(ports, db, { ...params, ...body, viewer, actor }),
  );
  serve(
    api,
    startAddressByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      startAddress(ports, db, { ...params, viewer, actor, form: body }),
  );
}

/** A visit to a workshop at the request of the customer on the phone. */
function workshopActRoutes(api: FastifyInstance): void {
  serve(
    api,
    bookWorkshopByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      workshop.bookWorkshopFor(ports, db, { ...params, viewer, actor, booking: body }),
  );
  serve(
    api,
    moveWorkshopByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      workshop.moveWorkshopFor(ports, db, { ...params, viewer, actor, move: body }),
  );
  serve(
    api,
    cancelWorkshopByPhone,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      workshop.cancelWorkshopFor(ports, db, { ...params, ...body, viewer, actor }),
  );
}
