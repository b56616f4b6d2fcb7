import { type FastifyInstance } from 'fastify';
import * as calls from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import { type ContractStep } from '../../contracts/contracts/contracts.repository';
import { endByLoss, quoteLoss } from './losses.service';

/** The end of a contract whose car was stolen or written off. */
export function lossRoutes(
  api: FastifyInstance,
  closings: readonly ContractStep[],
): void {
  serve(
    api,
    calls.quoteLoss,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, query }) =>
      quoteLoss(ports, db, {
        ...params,
        viewer,
        actor,
        query,
      }),
  );
  serve(
    api,
    calls.endByLoss,
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      endByLoss(ports, db, {
        ...params,
        viewer,
        actor,
        form: body,
        closings,
      }),
  );
}
