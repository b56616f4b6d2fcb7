import { and, eq } from 'drizzle-orm';
import { type BasketChoice } from '@site/api-contract';
import { type ProposalActor, type ProposalState } from '@site/api-contract/sales';
import { SYSTEM } from '#platform/security/audit';
import { stock } from '../../../catalog/stock/stock.table';
import { vehicleVersions } from '../../../catalog/vehicles/vehicles.table';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import {
  lockProposal,
  type ProposalRow,
} from '../../../sales/proposals/proposals.repository';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { CHOICE } from '../../../sales/simulations/testing/cart';
import { type TestApi } from '../../../testing/api';
import { signContract } from '../../contracts/sign/sign-contract';
import { somePaper } from '../../contracts/testing/some-paper';

/** The dealerships in São Paulo: one delivers, the other is nearby. */
export const HOME = 5;
export const NEARBY = 6;

/** Sets how many of the tests' car each dealership has. */
export async function setStock(
  api: TestApi,
  quantities: Readonly<Record<number, number>>,
): Promise<void> {
  const versionId = await versionIdOf(api);
  const { paint } = CHOICE;
  await api.db
    .delete(stock)
    .where(and(eq(stock.versionId, versionId), eq(stock.paintSlug, paint)));
  const rows = Object.entries(quantities).map(([id, quantity]) => ({
    dealershipId: Number(id),
    versionId,
    paintSlug: paint,
    quantity,
  }));
  if (rows.length > 0) await api.db.insert(stock).values(rows);
}

/** How many of the tests' car a dealership has. */
export async function stockAt(api: TestApi, dealershipId: number): Promise<number> {
  const [row] = await api.db
    .select({ quantity: stock.quantity })
    .from(stock)
    .where(
      and(
        eq(stock.dealershipId, dealershipId),
        eq(stock.versionId, await versionIdOf(api)),
        eq(stock.paintSlug, CHOICE.paint),
      ),
    );
  return row?.quantity ?? 0;
}

async function versionIdOf(api: TestApi): Promise<number> {
  const [version] = await api.db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .where(eq(vehicleVersions.slug, CHOICE.versionSlug));
  if (!version) throw new Error(`No version ${CHOICE.versionSlug}`);
  return version.id;
}

/** A customer with an approved proposal of the dealership HOME. */
export async function approvedProposal(api: TestApi, choice: Partial<BasketChoice> = {}) {
  const customer = await readyCustomer(api, { name: 'Rita Lemos' });
  const { id: proposalId } = await sentProposal(customer, {
    choice: { dealershipId: String(HOME), ...choice },
  });
  await moveTo(api, proposalId, 'aprovada', 'consultant');
  return { customer, proposalId };
}

/** Signs the contract now, which begins its delivery. */
export async function sign(
  api: TestApi,
  { customer, proposalId }: Awaited<ReturnType<typeof approvedProposal>>,
) {
  const contract = await api.db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, proposalId);
    if (!proposal) throw new Error(`No proposal ${proposalId}`);
    const actor = { ...SYSTEM, id: customer.userId, role: 'customer' as const };
    return signContract(api.ports, tx, {
      proposal,
      actor,
      paper: await somePaper(api.ports),
    });
  });
  return { customer, contract, proposalId, id: contract.id };
}

export async function signedContract(api: TestApi, choice: Partial<BasketChoice> = {}) {
  return sign(api, await approvedProposal(api, choice));
}

/** The same with its first installment paid. */
export async function paidContract(api: TestApi, choice: Partial<BasketChoice> = {}) {
  const signed = await signedContract(api, choice);
  await moveTo(api, signed.proposalId, 'pagamento_confirmado', 'system');
  return signed;
}

export function moveTo(
  api: TestApi,
  proposalId: string,
  to: ProposalState,
  party: ProposalActor,
): Promise<ProposalRow> {
  return api.db.transaction(async (tx) => {
    const row = await lockProposal(tx, proposalId);
    if (!row) throw new Error(`No proposal ${proposalId}`);
    return moveProposal(api.ports, tx, { row, to, party, actor: SYSTEM });
  });
}
