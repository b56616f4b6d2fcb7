import { type FastifyInstance } from 'fastify';
import { confirmPlace, getReservation, reservePlace } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { type Caller } from '#platform/security/authentication';
import { idOfSigned } from '#platform/security/signed-id';
import { type Holder } from './queue-places.repository';
import * as reservations from './reservations.service';

/** The queue behind the path `boreal` (spec §7). */
export function reservationRoutes(api: FastifyInstance): void {
  serve(
    api,
    reservePlace,
    { ...ANYONE, limit: 'leads' },
    ({ ports, db, params, viewer, sessionId }) =>
      reservations.reserve(ports, db, { ...params, holder: holderOf(viewer, sessionId) }),
  );
  serve(api, confirmPlace, { ...ANYONE, limit: 'leads' }, ({ ports, db, body }) =>
    reservations.confirmPlace(ports, db, idOfSigned(ports.config, 'place', body.token)),
  );
  serve(api, getReservation, ANYONE, ({ ports, db, params, viewer, sessionId }) =>
    reservations.findOwnReservation(ports, db, {
      ...params,
      holder: holderOf(viewer, sessionId),
    }),
  );
}

function holderOf({ id }: Caller, sessionId: string | undefined): Holder {
  return { userId: id ?? null, sessionId: sessionId ?? null };
}
