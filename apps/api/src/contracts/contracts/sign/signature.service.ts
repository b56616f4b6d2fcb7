import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import {
  type FileAnswer,
  type SignatureRequest,
  type SignedContract,
} from '@site/api-contract';
import { reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { StaleAhead } from '#platform/http/retry-when-stale';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  type Account,
  findAccountById,
  lockAccount,
} from '../../../identity/accounts/accounts.repository';
import { WRONG_PIN } from '../../../identity/authentication/pins';
import { storeFile } from '../../../identity/documents/upload/store-file';
import {
  findVisible,
  lockProposal,
  type ProposalRow,
} from '../../../sales/proposals/proposals.repository';
import { termsOfProposal, withdrawableUntil } from '../contract.rules';
import { contractNotFound } from '../contracts.service';
import { contracts, type SignatureEvidence } from '../contracts.table';
import { firstPaymentOf, type Papers, papersOf, pdfOf } from '../text/contract-papers';
import { signedSheet } from '../text/contract-sheet';
import { refuseUnlessSignable } from './refuse-unless-signable';
import { nextContractNumber, signContract } from './sign-contract';
import { evidenceOf } from './signature-evidence';
import { addressOfRight, redeem, tellSigner } from './signer-pins';
import { signerOf } from './signers';

/** The answer to signing, or asking for the code, when there is nothing to sign. */
export const ASKED = {
  party: 'customer',
  why: 'Este contrato não pode ser assinado agora.',
} as const;

type Signing = {
  viewer: SignedIn;
  id: string;
  request: SignatureRequest;
  actor: Actor;
  userAgent: string | undefined;
};

/** The file of the signed contract, written before the transaction that records it. */
type Paper = {
  number: string;
  /** The day of signing in its terms. */
  signedOn: string;
  at: Date;
  evidence: SignatureEvidence;
  file: FileAnswer;
};

/**
 * Signs the contract that was read. It checks state, revision, text and PIN, writes the
 * PDF with its page of evidence, and then, in one transaction, checks again, uses up the
 * PIN and makes the contract. Whatever interrupts it leaves no file without a contract
 * and no contract without a file. A repeated call answers with the contract that exists.
 * Throws `StaleAhead` when the paper is out of date, or a call beside this one signed.
 */
export async function signProposal(
  ports: Ports,
  signing: Signing,
): Promise<SignedContract> {
  const { db } = ports.database;
  const before = await findSigned(db, signing.viewer, signing.id);
  if (before) return before;
  const paper = await writePaper(ports, db, signing).catch(async (refusal: unknown) => {
    await lookAgain(db, signing);
    throw refusal;
  });
  if (!paper) return refuseWrongPin(ports, db, signing);
  return storeFile(ports, Buffer.from(paper.file.bytes), (tx, fileName) =>
    signLocked(ports, tx, { signing, paper, fileName }),
  );
}

/** Null when the PIN is wrong. */
async function writePaper(
  ports: Ports,
  db: Database,
  signing: Signing,
): Promise<Paper | null> {
  const { viewer, id } = signing;
  const { customer, row } = await findOwn(db, viewer, id);
  const at = ports.clock.now();
  const { signer, papers, terms } = await papersAsRead(ports, db, row, signing);
  const typed = { userId: viewer.id, id, signer, pin: signing.request.pin };
  const email = await addressOfRight(ports, db, typed);
  if (email === null) return null;
  const evidence = evidenceOfSigning(signing, { email, customer, papers, at });
  const number = await nextContractNumber(ports, db);
  const file = await pdfOf(ports, `contrato-${number}.pdf`, {
    ...signedSheet(
      { ...papers, proposalNumber: row.number, origin: ports.config.PUBLIC_ORIGIN },
      { number, customer: papers.facts.customer, evidence },
    ),
  });
  return { number, signedOn: terms.signedOn, at, evidence, file };
}

/** The papers as they would be signed now, if they are the ones that were read. */
async function papersAsRead(
  ports: Ports,
  db: Database,
  row: ProposalRow,
  { request }: Signing,
) {
  const at = ports.clock.now();
  refuseUnlessSignable(row, at, ASKED);
  const terms = termsOfProposal(row, at);
  const signer = await signerOf(db, row, request.signer);
  const papers = await papersOf(ports, db, row, { terms, signer });
  refuseChanged(row, papers.textHash, request);
  return { terms, signer, papers };
}

function evidenceOfSigning(
  { actor, userAgent }: Signing,
  {
    email,
    customer,
    papers,
    at,
  }: { email: string; customer: Account; papers: Papers; at: Date },
): SignatureEvidence {
  const { address } = actor;
  const { signer } = papers.facts.customer;
  return evidenceOf({
    ...{ email, accountEmail: customer.email, address, userAgent, at, signer },
  });
}

async function signLocked(
  ports: Ports,
  tx: Database,
  { signing, paper, fileName }: { signing: Signing; paper: Paper; fileName: string },
): Promise<SignedContract> {
  const { viewer, id, actor, request } = signing;
  const { number, file, evidence, at } = paper;
  const { row, customer } = await lockOwn(tx, viewer, id);
  await lookAgain(tx, signing);
  const { signer, papers } = await papersAsRead(ports, tx, row, signing);
  const typed = { userId: viewer.id, id, signer, pin: request.pin };
  const email = await redeem(ports, tx, typed);
  if (email === null) throw new StaleAhead();
  const proves = evidenceOfSigning(signing, { email, customer, papers, at });
  if (!isDeepStrictEqual(proves, evidence)) throw new StaleAhead();
  const contract = await signContract(ports, tx, {
    proposal: row,
    actor,
    number,
    paper: {
      textVersion: papers.textVersion,
      textHash: papers.textHash,
      fileHash: hashOf(file.bytes),
      fileName,
      evidence,
    },
    attachments: [file],
  });
  await tellSigner(ports, tx, { customer, contract, signer, email, file });
  // Around midnight the paper could name another day than the contract.
  if (contract.terms.signedOn !== paper.signedOn) refuseUnread(row, papers.textHash);
  await recordAudit(ports, tx, {
    actor,
    action: 'contract-signed',
    subject: `proposal:${id}`,
  });
  return toSigned(contract);
}

/** Counts the failed try in a transaction of its own, and then refuses it. */
async function refuseWrongPin(
  ports: Ports,
  db: Database,
  signing: Signing,
): Promise<never> {
  const { viewer, id, actor, request } = signing;
  await db.transaction(async (tx) => {
    const { row } = await lockOwn(tx, viewer, id);
    await lookAgain(tx, signing);
    const signer = await signerOf(tx, row, request.signer);
    const typed = { userId: viewer.id, id, signer, pin: request.pin };
    // The code is right by now: a new one was requested meanwhile.
    if ((await redeem(ports, tx, typed)) !== null) throw new StaleAhead();
    await recordAudit(ports, tx, { actor, action: 'code-failed', detail: 'contract' });
  });
  return refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** One's own proposal with its account; 404 for anybody else's. */
export async function findOwn(db: Database, viewer: SignedIn, id: string) {
  const seen = await findVisible(db, viewer, id);
  const customer = await findAccountById(db, viewer.id);
  const row = seen?.proposal;
  if (!customer || !row || row.userId !== viewer.id) return contractNotFound();
  return { customer, row };
}

/** The same, both locked. */
export async function lockOwn(tx: Database, viewer: SignedIn, id: string) {
  const customer = await lockAccount(tx, viewer.id);
  const row = await lockProposal(tx, id);
  if (!customer || !row || row.userId !== viewer.id) return contractNotFound();
  return { customer, row };
}

/**
 * Refuses to sign a contract that changed since it was read; the screen then shows both
 * versions.
 */
function refuseChanged(row: ProposalRow, textHash: string, read: SignatureRequest): void {
  if (row.revision !== read.revision || textHash !== read.textHash)
    refuseUnread(row, textHash);
}

function refuseUnread({ revision }: ProposalRow, textHash: string): never {
  return refuse(
    'conflict',
    'O contrato mudou desde que você o abriu. Leia de novo o que mudou antes de assinar: nada foi assinado.',
    {
      reason: 'contract-changed',
      notifications: [
        { key: 'Revision', message: String(revision) },
        { key: 'TextHash', message: textHash },
      ],
    },
  );
}

async function findSigned(
  db: Database,
  viewer: SignedIn,
  proposalId: string,
): Promise<SignedContract | null> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.proposalId, proposalId), eq(contracts.userId, viewer.id)));
  return row ? toSigned(row) : null;
}

/**
 * Throws `StaleAhead` when the contract exists by now: a call beside this one signed it,
 * so the state and the code that this one reads are no longer good, and its answer is that
 * contract.
 */
async function lookAgain(db: Database, { viewer, id }: Signing): Promise<void> {
  if (await findSigned(db, viewer, id)) throw new StaleAhead();
}

function toSigned({
  id,
  number,
  signedAt,
  terms,
}: typeof contracts.$inferSelect): SignedContract {
  const { dueOn, centavos } = firstPaymentOf(terms);
  return {
    id,
    number,
    signedAt: signedAt.toISOString(),
    firstPayment: { dueDate: dueOn, amount: reaisFromCentavos(centavos) },
    withdrawalUntil: saoPauloDay(withdrawableUntil(terms)),
  };
}
