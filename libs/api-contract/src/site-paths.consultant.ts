import { PLATE_PARAM } from './site-params';
import { withId } from './site-paths.with-id';

/* Consultant portal. */

/** Proposals, those in analysis first. */
export const CONSULTANT_PROPOSALS_PATH = '/consultor/propostas';
export const CONSULTANT_LEADS_PATH = '/consultor/leads';
export const CONSULTANT_LEAD_PATH = '/consultor/leads/:id';
export function consultantLeadPath(id: string): string {
  return withId(CONSULTANT_LEAD_PATH, id);
}

/** Damages of returns that customers contest. */
export const CONSULTANT_CONTESTS_PATH = '/consultor/danos';
/** The return that is open beside the list. */
export const RETURN_PARAM = 'devolucao';
export function consultantContestPath(contractId: string): string {
  return `${CONSULTANT_CONTESTS_PATH}?${RETURN_PARAM}=${contractId}`;
}
export const CONSULTANT_PROPOSAL_PATH = '/consultor/propostas/:id';

/** Requests for help with the car. */
export const CONSULTANT_SERVICES_PATH = '/consultor/atendimentos';
export const CONSULTANT_SERVICE_PATH = '/consultor/atendimentos/:id';
export function consultantServicePath(id: string): string {
  return withId(CONSULTANT_SERVICE_PATH, id);
}

/** Cars that customers want to buy at the end of their contracts. */
export const CONSULTANT_PURCHASES_PATH = '/consultor/compras';
export const CONSULTANT_PURCHASE_PATH = '/consultor/compras/:id';
export function consultantPurchasePath(contractId: string): string {
  return withId(CONSULTANT_PURCHASE_PATH, contractId);
}

export const CONSULTANT_FINES_PATH = '/consultor/multas';
export const CONSULTANT_NEW_FINE_PATH = '/consultor/multas/nova';
export const CONSULTANT_FINES_IMPORT_PATH = '/consultor/multas/importar';
export const CONSULTANT_FINE_PATH = '/consultor/multas/:id';
export function consultantFinePath(id: string): string {
  return withId(CONSULTANT_FINE_PATH, id);
}

export function consultantNewFinePath(plate: string): string {
  return `${CONSULTANT_NEW_FINE_PATH}?${PLATE_PARAM}=${encodeURIComponent(plate)}`;
}

export function consultantProposalPath(id: string): string {
  return withId(CONSULTANT_PROPOSAL_PATH, id);
}

/** The rule that says whose a sale is. */
export const CONSULTANT_SALE_RULE_PATH = '/consultor/de-quem-e-a-venda';
/** Sales of a dealership in a month, and the rate of its commission. */
export const CONSULTANT_STATEMENT_PATH = '/consultor/extrato-de-vendas';

/** Campaigns with their codes and uses. */
export const CONSULTANT_CAMPAIGNS_PATH = '/consultor/campanhas';

/** Contracts of all customers. */
export const CONSULTANT_CONTRACTS_PATH = '/consultor/contratos';
/** One of them, by its id or its proposal's. */
export const CONSULTANT_CONTRACT_PATH = '/consultor/contratos/:id';
/** Id of the customer whose contracts a list shows. */
export const CUSTOMER_PARAM = 'cliente';

export function consultantContractPath(id: string): string {
  return withId(CONSULTANT_CONTRACT_PATH, id);
}

export function consultantContractsOfPath(customerId: string): string {
  return `${CONSULTANT_CONTRACTS_PATH}?${CUSTOMER_PARAM}=${encodeURIComponent(customerId)}`;
}

/** A customer found by document, e-mail or name, with all that happened. */
export const CONSULTANT_CUSTOMERS_PATH = '/consultor/clientes';
export const CONSULTANT_CUSTOMER_PATH = '/consultor/clientes/:id';
export function consultantCustomerPath(id: string): string {
  return withId(CONSULTANT_CUSTOMER_PATH, id);
}

/** Consultants and dealers, for who has the right `people`. */
export const CONSULTANT_STAFF_PATH = '/consultor/equipe';

/** The trail: acts of the staff, and their looks at somebody's data. */
export const CONSULTANT_AUDIT_PATH = '/consultor/auditoria';
/** Id of the colleague whose acts and looks the list shows. */
export const ACTOR_PARAM = 'quem';
/** Part of the trail; without it the list shows the acts. */
export const AUDIT_KIND_PARAM = 'ver';
/** Words of the address for the parts besides the acts. */
export const AUDIT_KINDS_BY_WORD = { consultas: 'looks', tudo: 'all' } as const;

/** The looks at a customer's data. */
export function consultantAuditOfPath(customerId: string): string {
  const search = new URLSearchParams({
    [CUSTOMER_PARAM]: customerId,
    [AUDIT_KIND_PARAM]: 'consultas',
  });
  return `${CONSULTANT_AUDIT_PATH}?${search.toString()}`;
}

/** Contracts that wait for a decision after their last letter. */
export const CONSULTANT_OVERDUE_PATH = '/consultor/atrasos';
export const CONSULTANT_OVERDUE_CONTRACT_PATH = '/consultor/atrasos/:id';
export function consultantOverduePath(contractId: string): string {
  return withId(CONSULTANT_OVERDUE_CONTRACT_PATH, contractId);
}

/** Charges that customers contest. */
export const CONSULTANT_DISPUTES_PATH = '/consultor/contestacoes';
export const CONSULTANT_DISPUTE_PATH = '/consultor/contestacoes/:id';
export function consultantDisputePath(id: string): string {
  return withId(CONSULTANT_DISPUTE_PATH, id);
}

/** Price tables: the list, an import, and one beside the table in force. */
export const CONSULTANT_PRICES_PATH = '/consultor/precos';
export const CONSULTANT_NEW_PRICES_PATH = '/consultor/precos/nova';
export const CONSULTANT_EXTRA_PRICES_PATH = '/consultor/precos/cores-e-opcionais';
export const CONSULTANT_EXTRA_NAMES_PATH = '/consultor/precos/nomes';
/** Technical sheets of the cars, and the one of a version by its slug. */
export const CONSULTANT_SHEETS_PATH = '/consultor/precos/fichas';
export const CONSULTANT_SHEET_PATH = '/consultor/precos/fichas/:id';
export function consultantSheetPath(versionSlug: string): string {
  return withId(CONSULTANT_SHEET_PATH, versionSlug);
}

export const CONSULTANT_PRICE_TABLE_PATH = '/consultor/precos/:id';
export function consultantPriceTablePath(id: string): string {
  return withId(CONSULTANT_PRICE_TABLE_PATH, id);
}

/** Dealerships: the list, another one, and one of them. */
export const CONSULTANT_DEALERSHIPS_PATH = '/consultor/lojas';
export const CONSULTANT_NEW_DEALERSHIP_PATH = '/consultor/lojas/nova';
export const CONSULTANT_DEALERSHIP_PATH = '/consultor/lojas/:id';
export function consultantDealershipPath(id: string): string {
  return withId(CONSULTANT_DEALERSHIP_PATH, id);
}

export const CONSULTANT_STOCK_PATH = '/consultor/lojas/:id/estoque';
export function consultantStockPath(id: string): string {
  return withId(CONSULTANT_STOCK_PATH, id);
}
export const CONSULTANT_STOCK_IMPORT_PATH = '/consultor/lojas/:id/estoque/importar';
export function consultantStockImportPath(id: string): string {
  return withId(CONSULTANT_STOCK_IMPORT_PATH, id);
}

/** Pages of the CMS: the list, one as a form, and one of its versions. */
export const CONSULTANT_PAGES_PATH = '/consultor/paginas';
export const CONSULTANT_PAGE_PATH = '/consultor/paginas/:id';
export function consultantPagePath(id: string): string {
  return withId(CONSULTANT_PAGE_PATH, id);
}

export const CONSULTANT_PAGE_VERSION_PATH = '/consultor/paginas/:id/versoes/:numero';
export function consultantPageVersionPath(id: string, number: number): string {
  return `${consultantPagePath(id)}/versoes/${number}`;
}
