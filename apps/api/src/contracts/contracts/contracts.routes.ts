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
import { recordAudit } from '#platform/security/audit';
import { type ContractStep } from './contracts.repository';
import * as contracts from './contracts.service';
import { withdrawFrom } from './end/withdraw-contract';
import { withdrawalSheet } from './end/withdrawal-sheet';
import { listForConsultants } from './list/customer-contracts.service';
import { changeDueDay as amendDueDay } from './plan/change-due-day';

const OWNER_OR_CONSULTANT = {
  access: ['customer', 'CONSULTANT'],
  right: 'analysis',
} as const;

/** Contracts; `closings` is what other features do when one ends. */
export function contractRoutes(
  api: FastifyInstance,
  closings: readonly ContractStep[],
): void {
  serve(api, listContracts, { access: ['customer'] }, ({ ports, db, viewer }) =>
    contracts.listContractsOf(ports, db, viewer),
  );
  serve(
    api,
    listCustomerContracts,
    { access: ['CONSULTANT'], right: 'analysis' },
    async ({ ports, db, actor, query }) => {
      await recordAudit(ports, db, {
        actor,
        action: 'contracts-listed',
        personId: null,
      });
      return listForConsultants(ports, db, query);
    },
  );
  serve(api, getContract, OWNER_OR_CONSULTANT, ({ ports, db, viewer, actor, params }) =>
    contracts.showContract(ports, db, {
      viewer,
      id: params.id,
      actor,
    }),
  );
  serve(api, getExitQuotes, OWNER_OR_CONSULTANT, ({ ports, db, viewer, params }) =>
    contracts.showExitQuotes(ports, db, viewer, params.id),
  );
  serve(
    api,
    getContractInstallments,
    { access: ['customer'] },
    ({ ports, db, viewer, params }) => contracts.showPlan(ports, db, viewer, params.id),
  );
  serve(
    api,
    withdrawContract,
    { access: ['customer'] },
    ({ ports, db, viewer, actor, params, body }) =>
      withdrawFrom(ports, db, {
        viewer,
        id: params.id,
        cost: body.cost,
        actor,
        closings,
      }),
  );
  serve(
    api,
    getWithdrawalReceipt,
    { access: ['customer'] },
    ({ ports, db, viewer, params }) =>
      withdrawalSheet(ports, db, { viewer, id: params.id }),
  );
  serve(
    api,
    changeDueDay,
    { access: ['customer'] },
    ({ ports, db, viewer, actor, params, body }) =>
      amendDueDay(ports, db, {
        viewer,
        id: params.id,
        change: body,
        actor,
      }),
  );
}
