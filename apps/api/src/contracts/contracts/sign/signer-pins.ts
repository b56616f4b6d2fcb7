import { type FileAnswer } from '@site/api-contract';
import { formatDocument } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { StaleAhead } from '#platform/http/retry-when-stale';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../../../identity/accounts/account-claims';
import { type Account } from '../../../identity/accounts/accounts.repository';
import {
  addressOfPin,
  isRightPin,
  redeemPin,
  sendPin,
} from '../../../identity/authentication/pins';
import { type ProposalRow } from '../../../sales/proposals/proposals.repository';
import { termsOfProposal } from '../contract.rules';
import { type ContractRow } from '../contracts.repository';
import { papersOf, pdfOf } from '../text/contract-papers';
import { draftSheet } from '../text/contract-sheet';
import { type ChosenSigner, signatureBond, type Signer } from './signers';
import { signerCodeMail, signerCopyMail } from './signers.mails';

type Asked = {
  row: ProposalRow;
  customer: Account;
  signer: ChosenSigner;
  draft: SignerDraft | null;
};

/** The draft that a partner reads before they sign, with the hash of its text. */
export type SignerDraft = { textHash: string; file: FileAnswer };

/** Draws the paper, which takes time: call it outside of transactions. */
export async function drawSignerDraft(
  ports: Ports,
  db: Database,
  { row, signer }: Pick<Asked, 'row' | 'signer'>,
): Promise<SignerDraft> {
  const now = ports.clock.now();
  const papers = await papersOf(ports, db, row, {
    terms: termsOfProposal(row, now),
    signer,
  });
  const origin = ports.config.PUBLIC_ORIGIN;
  const sheet = draftSheet({ ...papers, proposalNumber: row.number, origin }, now);
  const file = await pdfOf(ports, `minuta-${row.number}.pdf`, sheet);
  return { textHash: papers.textHash, file };
}

/**
 * Mails the code to the partner who is to sign, with the draft to read before. Gives the
 * address; null when too many codes were sent to this account or to an unproved address.
 * Throws `StaleAhead` when the draft has another text by now.
 */
export async function sendSignerPin(
  ports: Ports,
  tx: Database,
  { row, customer, signer, draft }: Asked,
): Promise<string | null> {
  const { config, clock } = ports;
  const { id: userId } = customer;
  const { email: address } = signer;
  const isOwn = address === customer.email;
  if (!isOwn && !(await mayMail(ports, tx, 'signature', address))) return null;
  const terms = termsOfProposal(row, clock.now());
  const { textHash } = await papersOf(ports, tx, row, { terms, signer });
  if (draft?.textHash !== textHash) throw new StaleAhead();
  const sent = await sendPin(ports, tx, {
    userId,
    purpose: 'contract',
    address,
    boundTo: signatureBond(row.id, signer),
    mail: (pin) =>
      signerCodeMail(config, {
        ...{ to: address, pin, row, draft: draft.file },
        document: formatDocument(customer.document ?? ''),
      }),
  });
  return sent ? address : null;
}

/** A typed code, and its purpose. */
type TypedPin = { userId: string; id: string; signer: ChosenSigner | null; pin: string };

/**
 * Uses up the code of a signature; gives the address that it went to, null for a wrong
 * code.
 */
export async function redeem(
  ports: Ports,
  tx: Database,
  typed: TypedPin,
): Promise<string | null> {
  const asked = await receiverOf(ports, tx, typed);
  return asked && (await redeemPin(ports, tx, asked)) ? asked.address : null;
}

/** The same address, without using the code up or counting a try. */
export async function addressOfRight(
  ports: Ports,
  db: Database,
  typed: TypedPin,
): Promise<string | null> {
  const asked = await receiverOf(ports, db, typed);
  return asked && (await isRightPin(ports, db, asked)) ? asked.address : null;
}

async function receiverOf(
  ports: Ports,
  db: Database,
  { userId, id, signer, pin }: TypedPin,
) {
  const purpose = 'contract' as const;
  const boundTo = signatureBond(id, signer);
  const address = await addressOfPin(ports, db, { userId, purpose, boundTo });
  // A code that went to an address of an earlier registration proves nobody.
  if (address === null || (signer && address !== signer.email)) return null;
  return { userId, purpose, address, boundTo, pin };
}

/** Sends the signed contract to the partner who signed it, too. */
export async function tellSigner(
  ports: Ports,
  tx: Database,
  {
    customer,
    contract,
    signer,
    email,
    file,
  }: {
    customer: Account;
    contract: ContractRow;
    signer: Signer | null;
    email: string;
    file: FileAnswer;
  },
): Promise<void> {
  if (!signer) return;
  if (email === customer.email) return;
  const about = { to: email, contract, company: customer.name, file };
  await enqueueMail(ports, tx, signerCopyMail(ports.config, about));
}
