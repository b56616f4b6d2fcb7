import { type FastifyInstance } from 'fastify';
import { getContractInstallments, getSimulationInstallments } from '@site/contracts';
import { serve } from '../../platform/http/serve';
import { signedIn } from '../../platform/security/authentication';
import { ownerOf } from '../simulations/simulations.repository';
import { contractInstallments, simulationInstallments } from './installments.service';

/** How a simulation would be paid, and how a contract is (spec §7). */
export function installmentRoutes(api: FastifyInstance): void {
  serve(
    api,
    getSimulationInstallments,
    { access: ['anyone'] },
    ({ ports, db, viewer, sessionId, params, query }) =>
      simulationInstallments(ports, db, {
        owner: ownerOf(viewer, sessionId),
        id: params.id,
        dueDay: query.dueDay ? Number(query.dueDay) : undefined,
      }),
  );
  serve(
    api,
    getContractInstallments,
    { access: ['customer'] },
    ({ ports, db, viewer, params }) =>
      contractInstallments(ports, db, signedIn(viewer), params.id),
  );
}
