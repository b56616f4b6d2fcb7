import { createHash } from 'node:crypto';
import { formatDocument, onlyDigits } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { refuseFields } from '../../platform/errors';
import { findAccountById } from '../accounts/accounts.repository';
import { listPartners } from '../accounts/registration.repository';
import { type CustomerParty } from './text-facts';

export type Signer = NonNullable<CustomerParty['signer']>;
type WithEmail = Signer & {
  /** Where their code goes unless another address is named; null where none is known. */
  email: string | null;
};

/**
 * Who can sign for a company, in the order of its registration; nobody for a person. Who
 * is the only partner reads the mail of the account.
 */
export async function listSigners(db: Database, userId: string): Promise<WithEmail[]> {
  const account = await findAccountById(db, userId);
  if (account?.personType !== 'PJ') return [];
  const partners = await listPartners(db, userId);
  const only = partners.length === 1 ? account.email : null;
  return partners.map(({ name, cpf, email }) => ({
    name,
    cpf: formatDocument(cpf),
    email: email ?? only,
  }));
}

/**
 * The partner at a place of the list, the first one where none is named; null for a
 * person, and for a company whose registration is older than its list of partners.
 */
export async function signerOf(
  db: Database,
  userId: string,
  position?: number | null,
): Promise<Signer | null> {
  const signers = await listSigners(db, userId);
  const found = position ? signers[position - 1] : (signers[0] ?? null);
  if (found === undefined) return refuseFields([{ key: 'Signer', message: UNKNOWN }]);
  return found && { name: found.name, cpf: found.cpf };
}

/**
 * What a PIN of the signature is bound to: the proposal, and for a company the partner, so
 * that a code of one partner never signs as another, whatever becomes of the list.
 */
export function signatureBond(proposalId: string, signer: Signer | null): string {
  if (!signer) return proposalId;
  const who = createHash('sha256').update(`${proposalId}:${onlyDigits(signer.cpf)}`);
  return `${proposalId}:${who.digest('base64url')}`;
}

/**
 * Where a partner's code goes: the address that is named, else the known one. What another
 * partner proved is refused, since it would prove that one.
 */
export async function signerAddress(
  db: Database,
  { userId, signer, email }: { userId: string; signer: Signer; email?: string },
): Promise<{ address: string; isKnown: boolean }> {
  const signers = await listSigners(db, userId);
  const known = signers.find(({ cpf }) => cpf === signer.cpf)?.email ?? null;
  const address = email ?? known ?? refuseEmail('Informe um e-mail válido.');
  const other = signers.find((one) => one.cpf !== signer.cpf && one.email === address);
  if (other)
    refuseEmail(`Este é o e-mail de ${other.name}. Use um que só ${signer.name} leia.`);
  return { address, isKnown: address === known };
}

function refuseEmail(message: string): never {
  return refuseFields([{ key: 'Email', message }]);
}

const UNKNOWN = 'Escolha quem assina pela empresa.';
