import { type FastifyInstance } from 'fastify';
import {
  changeDueDay,
  getContract,
  getContractInstallments,
  getExitQuotes,
  getWithdrawalReceipt,
  listContracts,
  listCustomerContracts,
  withdrawContract,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_CONSULTANTS,
} from '#platform/security/access';
import { recordAudit } from '#platform/security/audit';
import { type ContractStep } from './contracts.repository';
import * as contracts from './contracts.service';
import { withdrawFrom } from './end/withdraw-contract';
import { withdrawalSheet } from './end/withdrawal-sheet';
import { listForConsultants } from './list/customer-contracts.service';
import { changeDueDay as amendDueDay } from './plan/change-due-day';

/** Routes of contracts; `closings` are the steps of other slices when a contract ends. */
export function contractRoutes(
  api: FastifyInstance,
  closings: readonly ContractStep[],
): void {
  serve(api, listContracts, CUSTOMERS, ({ ports, db, viewer }) =>
    contracts.listContractsOf(ports, db, viewer),
  );
  serve(
    api,
    listCustomerContracts,
    CONSULTANTS.analysis,
    async ({ ports, db, actor, query }) => {
      await recordAudit(ports, db, {
        actor,
        action: 'contracts-listed',
        personId: null,
      });
      return listForConsultants(ports, db, query);
    },
  );
  serve(
    api,
    getContract,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params }) =>
      contracts.showContract(ports, db, {
        viewer,
        id: params.id,
        actor,
      }),
  );
  serve(
    api,
    getExitQuotes,
    CUSTOMERS_AND_CONSULTANTS.analysis,
    ({ ports, db, viewer, params }) =>
      contracts.showExitQuotes(ports, db, viewer, params.id),
  );
  serve(api, getContractInstallments, CUSTOMERS, ({ ports, db, viewer, params }) =>
    contracts.showPlan(ports, db, viewer, params.id),
  );
  serve(api, withdrawContract, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    withdrawFrom(ports, db, {
      viewer,
      id: params.id,
      cost: body.cost,
      actor,
      closings,
    }),
  );
  serve(api, getWithdrawalReceipt, CUSTOMERS, ({ ports, db, viewer, params }) =>
    withdrawalSheet(ports, db, { viewer, id: params.id }),
  );
  serve(api, changeDueDay, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    amendDueDay(ports, db, {
      viewer,
      id: params.id,
      change: body,
      actor,
    }),
  );
}
