import { eq } from 'drizzle-orm';
import { type BasketChoice, type ProposalRequest } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type ProposalActor, type ProposalState } from '@site/api-contract/sales';
import { SYSTEM } from '#platform/security/audit';
import { issueAccessToken } from '#platform/security/authentication';
import { startSession } from '#platform/security/sessions';
import { users } from '../../../identity/accounts/accounts.table';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import { proposals } from '../../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { postTransaction } from '../../ledger/ledger.repository';
import { paymentOf } from '../../ledger/ledger.rules';
import { openItems } from '../../ledger/statement.rules';
import { contractFacts, findContract } from '../contracts.repository';
import { contracts } from '../contracts.table';
import { signContract } from '../sign/sign-contract';
import { somePaper } from './some-paper';

/** Makes a contract look as if a company's partner had signed it. */
export async function signedByLucia(api: TestApi, contractId: string): Promise<void> {
  const evidence = {
    address: null,
    at: api.clock.now().toISOString(),
    email: 'l•••@massa.test',
    userAgent: 'Firefox',
    signer: { name: 'Lúcia Massa', cpf: '000.000.001-91' },
  };
  await api.db.update(contracts).set({ evidence }).where(eq(contracts.id, contractId));
}

/**
 * Moves a proposal to a state as one of the actors, without the other conditions of a
 * service.
 */
export async function moveOn(
  api: TestApi,
  proposalId: string,
  ...steps: [to: ProposalState, party: ProposalActor][]
): Promise<void> {
  for (const [to, party] of steps) {
    const [row] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, proposalId));
    if (!row) throw new Error('No such proposal');
    await moveProposal(api.ports, api.db, { row, to, party, actor: SYSTEM });
  }
}

/** A customer whose proposal was approved and signed now: Aroeira, 36 months, pix. */
export async function signedContract(
  api: TestApi,
  {
    choice = {},
    order = {},
    columns = {},
    clientType,
  }: {
    choice?: Partial<BasketChoice>;
    order?: Partial<ProposalRequest>;
    columns?: Partial<typeof users.$inferInsert>;
    clientType?: 1 | 2;
  } = {},
) {
  const customer = await readyCustomer(api, columns);
  const { id: proposalId } = await sentProposal(customer, { choice, order, clientType });
  const contract = await approveAndSign(api, { customer, proposalId });
  return { customer, proposalId, contract };
}

/** Approves a sent proposal and signs it in its customer's name. */
export async function approveAndSign(
  api: TestApi,
  { customer, proposalId }: { customer: { userId: string }; proposalId: string },
) {
  await moveOn(api, proposalId, ['aprovada', 'consultant']);
  return api.db.transaction(async (tx) => {
    const [proposal] = await tx
      .select()
      .from(proposals)
      .where(eq(proposals.id, proposalId));
    if (!proposal) throw new Error('No such proposal');
    const actor = { ...SYSTEM, id: customer.userId, role: 'customer' as const };
    return signContract(api.ports, tx, {
      proposal,
      actor,
      paper: await somePaper(api.ports),
    });
  });
}

/** The same person with a new session: tokens expire while the clock passes months. */
export async function signedInAgain(
  api: TestApi,
  person: TestClient & { userId: string },
): Promise<TestClient> {
  const { userId } = person;
  const [account] = await api.db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new Error('No such account');
  const { role } = account;
  const session = await startSession(api.ports, api.db, { userId, role });
  person.token = await issueAccessToken(api.ports, account, session);
  return person;
}

/** Pays `centavos`, by default all that is open, as a payment at the bank would. */
export async function payContract(
  api: TestApi,
  contractId: string,
  centavos?: number,
): Promise<void> {
  const found = await findContract(api.db, contractId);
  if (!found) throw new Error('No such contract');
  const { entries } = await contractFacts(api.db, found);
  const open = openItems(entries);
  await postTransaction(
    api.ports,
    api.db,
    contractId,
    paymentOf({
      open,
      reference: `payment:${api.ports.random.uuid()}`,
      onDay: saoPauloDay(api.clock.now()),
      centavos: centavos ?? open.reduce((sum, item) => sum + item.centavos, 0),
    }),
  );
}

/** Everything from the signature to the car: paid, slot chosen, handed over now. */
export async function handOver(api: TestApi, proposalId: string): Promise<void> {
  await moveOn(
    api,
    proposalId,
    ['pagamento_confirmado', 'system'],
    ['entrega_agendada', 'customer'],
    ['ativa', 'dealership'],
  );
}
