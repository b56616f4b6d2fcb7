import { eq, sql } from 'drizzle-orm';
import { type FileAnswer } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database, rowsOf } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import { type ProposalRow } from '../../../sales/proposals/proposals.repository';
import { proposals } from '../../../sales/proposals/proposals.table';
import { reserveStock } from '../../deliveries/prepare/reserve-stock';
import { postTransaction } from '../../ledger/ledger.repository';
import { contractNumber, termsOfProposal } from '../contract.rules';
import { signedMail } from '../contracts.mails';
import { type ContractRow } from '../contracts.repository';
import { contracts, type SignatureEvidence } from '../contracts.table';
import { installmentCharge } from '../plan/installment-charge.rules';
import { firstPaymentOf } from '../text/contract-papers';

/** The paper that was signed, and how. Hashes are SHA-256 in hex. */
export type SignedPaper = {
  textVersion: string;
  /** Hash of the text before its page of evidence. */
  textHash: string;
  /** Hash of the whole file. */
  fileHash: string;
  /** Name in the file store, which holds it encrypted. */
  fileName: string;
  evidence: SignatureEvidence;
};

type Signature = {
  /** Approved and locked (`lockProposal`). */
  proposal: ProposalRow;
  actor: Actor;
  paper: SignedPaper;
  /** From `nextContractNumber`, where the paper contains it. */
  number?: string;
  /** The PDF for the customer's mail. */
  attachments?: readonly FileAnswer[];
};

/** The next contract number, for a paper that is written before the signature. */
export async function nextContractNumber(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
): Promise<string> {
  const [next] = await rowsOf<{ running: number }>(
    tx,
    sql`select nextval('contract_numbers')::int as running`,
  );
  return contractNumber(clock.now(), next?.running ?? 0);
}

/**
 * Makes the contract of an approved proposal: freezes its terms, moves the proposal to
 * `contrato_assinado`, takes the car out of stock, charges the first installment with the
 * items charged once, and mails the customer. Call it in the transaction that proves who
 * signs. Refused with 409 `proposal-moved` when the proposal is not approved any more.
 */
export async function signContract(
  ports: Pick<Ports, 'clock' | 'random' | 'config'>,
  tx: Database,
  { proposal, actor, paper, number, attachments = [] }: Signature,
): Promise<ContractRow> {
  const now = ports.clock.now();
  await moveProposal(ports, tx, {
    row: proposal,
    to: 'contrato_assinado',
    party: 'customer',
    actor,
  });
  const terms = termsOfProposal(proposal, now);
  await tx
    .update(proposals)
    .set({ deliveryDate: terms.promisedOn })
    .where(eq(proposals.id, proposal.id));
  const [contract] = await tx
    .insert(contracts)
    .values({
      ...paper,
      id: ports.random.uuid(),
      number: number ?? (await nextContractNumber(ports, tx)),
      proposalId: proposal.id,
      userId: proposal.userId,
      terms,
      signedAt: now,
      revision: 1,
    })
    .returning();
  if (!contract) throw new Error('An insert gives its row');
  await reserveStock(ports, tx, contract);
  const charge = installmentCharge(
    { terms, amendments: [], handedOverOn: null, entries: [] },
    1,
    saoPauloDay(now),
  );
  if (charge) await postTransaction(ports, tx, contract.id, charge);
  const customer = await findAccountById(tx, proposal.userId);
  if (customer)
    await enqueueMail(ports, tx, {
      ...signedMail(ports.config, {
        to: customer.email,
        contract,
        first: firstPaymentOf(terms),
        hasPdf: attachments.length > 0,
      }),
      attachments,
    });
  return contract;
}
