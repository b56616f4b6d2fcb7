import { type FastifyInstance } from 'fastify';
import { getSimulationInstallments } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { ownerOf } from '../../sales/simulations/simulations.repository';
import { simulationInstallments } from './installments.service';

/** How a simulation would be paid (spec §7). */
export function installmentRoutes(api: FastifyInstance): void {
  serve(
    api,
    getSimulationInstallments,
    ANYONE,
    ({ ports, db, viewer, sessionId, params, query }) =>
      simulationInstallments(ports, db, {
        owner: ownerOf(viewer, sessionId),
        id: params.id,
        dueDay: query.dueDay ? Number(query.dueDay) : undefined,
      }),
  );
}
