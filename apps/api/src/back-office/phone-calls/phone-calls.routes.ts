import { type FastifyInstance } from 'fastify';
import {
  endPhoneCall,
  getPhoneCall,
  knowCallerByFacts,
  knowCallerByPin,
  openRequestByPhone,
  readOdometerByPhone,
  sendCallerPin,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import * as callers from './identify-caller.service';
import * as acts from './phone-acts.service';
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
}
