import { type FastifyInstance } from 'fastify';
import { getReservation, reservePlace } from '@site/contracts';
import { serve } from '#platform/http/serve';
import { findOwnReservation, reserve } from './reservations.service';

/** The queue behind the path `boreal` (spec §7). */
export function reservationRoutes(api: FastifyInstance): void {
  serve(
    api,
    reservePlace,
    { access: ['anyone'], limit: 'leads' },
    ({ ports, db, params, sessionId }) => reserve(ports, db, { ...params, sessionId }),
  );
  serve(
    api,
    getReservation,
    { access: ['anyone'] },
    ({ ports, db, params, viewer, sessionId }) =>
      findOwnReservation(ports, db, {
        ...params,
        holder: { userId: viewer.id ?? null, sessionId: sessionId ?? null },
      }),
  );
}
