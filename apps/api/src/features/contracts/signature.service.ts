import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  type SignaturePinForm,
  type SignatureRequest,
  type SignedContract,
} from '@site/contracts';
import { discreetEmail, reaisFromCentavos, saoPauloDay } from '@site/contracts/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, refuseTooMany } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { contracts } from '../../tables';
import { lockAccount } from '../accounts/accounts.repository';
import { sendPin, WRONG_PIN } from '../accounts/pins';
import { cancelDeletion, scheduleDeletion } from '../documents/documents.repository';
import { lockProposal, type ProposalRow } from '../proposals/proposals.repository';
import { termsOfProposal, withdrawableUntil } from './contract.rules';
import { firstPaymentOf, papersOf, pdfOf } from './contract-papers';
import { signedSheet } from './contract-sheet';
import { contractNotFound } from './contracts.service';
import { refuseUnlessToSign } from './refuse-unless-to-sign';
import { nextContractNumber, signContract } from './sign-contract';
import { evidenceOf } from './signature-evidence';
import { redeem, sendSignerPin, tellSigner } from './signer-pins';
import { refuseOtherAddress, signerOf } from './signers';

/** A file that no contract holds is removed after this time. */
const DRAFT_MS = 60 * 60_000;
const ACCOUNT_ALONE = 'O código vai para o e-mail da sua conta.';
const ASKED = {
  party: 'customer',
  why: 'Este contrato não pode ser assinado agora.',
} as const;

/**
 * Mails the PIN that signs one contract; it is of no use for another one. Of a company it
 * goes to the partner who signs, of a person to the account.
 */
export async function sendSignaturePin(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form = {} }: AskedPin,
): Promise<{ sentTo: string; minutes: number }> {
  const address = await db.transaction(async (tx) => {
    const { customer, row } = await lockOwn(tx, viewer, id);
    refuseUnlessToSign(row, ports.clock.now(), ASKED);
    await recordAudit(ports, tx, { actor, action: 'code-asked', detail: 'contract' });
    const signer = await signerOf(tx, row, form.signer);
    if (signer) {
      refuseOtherAddress(signer, form.email);
      return sendSignerPin(ports, tx, { row, customer, signer });
    }
    const { email } = customer;
    if (form.email && form.email !== email)
      refuseFields([{ key: 'Email', message: ACCOUNT_ALONE }]);
    const sent = await sendPin(ports, tx, {
      userId: viewer.id,
      purpose: 'contract',
      address: email,
      boundTo: id,
    });
    return sent ? email : null;
  });
  if (address === null) return refuseTooMany(ports.config.BLOCK_SECONDS);
  return { sentTo: discreetEmail(address), minutes: ports.config.PIN_MINUTES };
}

type AskedPin = {
  viewer: SignedIn;
  id: string;
  actor: Actor;
  form?: SignaturePinForm;
};

type Signing = {
  viewer: SignedIn;
  id: string;
  request: SignatureRequest;
  actor: Actor;
  userAgent: string | undefined;
};

/**
 * Signs what was read: checks state, revision and text, uses up the PIN, writes the PDF
 * with its page of evidence and makes the contract of it, all in one transaction. The
 * file is noted for removal before it is written, so that whatever stops this leaves no
 * file without a contract and no contract without a file. Asked again, it answers with
 * the contract that there is.
 */
export async function signProposal(
  ports: Ports,
  signing: Signing,
): Promise<SignedContract> {
  const { db } = ports.database;
  const { viewer, id } = signing;
  const before = await findSigned(db, viewer, id);
  if (before) return before;
  const fileName = ports.files.newName();
  await scheduleDeletion(db, fileName, new Date(ports.clock.now().getTime() + DRAFT_MS));
  const signed = await db.transaction((tx) => signLocked(ports, tx, signing, fileName));
  // Only now: the try that failed has to be counted.
  return signed ?? refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
}

async function signLocked(
  ports: Ports,
  tx: Database,
  { viewer, id, request, actor, userAgent }: Signing,
  fileName: string,
): Promise<SignedContract | null> {
  const { row, customer } = await lockOwn(tx, viewer, id);
  const before = await findSigned(tx, viewer, id);
  if (before) return before;
  const at = ports.clock.now();
  refuseUnlessToSign(row, at, ASKED);
  const terms = termsOfProposal(row, at);
  const signer = await signerOf(tx, row, request.signer);
  const papers = await papersOf(ports, tx, row, { terms, signer });
  refuseChanged(row, papers.textHash, request);
  const email = await redeem(ports, tx, {
    userId: viewer.id,
    id,
    signer,
    pin: request.pin,
  });
  if (email === null) {
    await recordAudit(ports, tx, { actor, action: 'code-failed', detail: 'contract' });
    return null;
  }
  const { address } = actor;
  const evidence = evidenceOf({
    email,
    accountEmail: customer.email,
    address,
    userAgent,
    at,
    signer: papers.facts.customer.signer,
  });
  const number = await nextContractNumber(ports, tx);
  const file = await pdfOf(ports, `contrato-${number}.pdf`, {
    ...signedSheet(
      { ...papers, proposalNumber: row.number, origin: ports.config.PUBLIC_ORIGIN },
      { number, customer: papers.facts.customer, evidence },
    ),
  });
  await ports.files.put(fileName, file.bytes);
  await cancelDeletion(tx, fileName);
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
  // At midnight the paper could name another day than the contract.
  if (contract.terms.signedOn !== terms.signedOn) refuseUnread(row, papers.textHash);
  await recordAudit(ports, tx, {
    actor,
    action: 'contract-signed',
    subject: `proposal:${id}`,
  });
  return toSigned(contract);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** One's own proposal with its account, both locked; anybody else's is not there. */
async function lockOwn(tx: Database, viewer: SignedIn, id: string) {
  const customer = await lockAccount(tx, viewer.id);
  const row = await lockProposal(tx, id);
  if (!customer || !row || row.userId !== viewer.id) return contractNotFound();
  return { customer, row };
}

/** What changed since it was read is not signed: the screen shows both versions. */
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
