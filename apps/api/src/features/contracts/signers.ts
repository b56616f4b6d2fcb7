import { formatDocument } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { refuseFields } from '../../platform/errors';
import { findAccountById } from '../accounts/accounts.repository';
import { listPartners } from '../accounts/registration.repository';
import { type CustomerParty } from './text-facts';

export type Signer = NonNullable<CustomerParty['signer']>;

/** Who can sign for a company, in the order of its registration; nobody for a person. */
export async function listSigners(db: Database, userId: string): Promise<Signer[]> {
  const account = await findAccountById(db, userId);
  if (account?.personType !== 'PJ') return [];
  const partners = await listPartners(db, userId);
  return partners.map(({ name, cpf }) => ({ name, cpf: formatDocument(cpf) }));
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
  if (!position) return signers[0] ?? null;
  return signers[position - 1] ?? refuseFields([{ key: 'Signer', message: UNKNOWN }]);
}

const UNKNOWN = 'Escolha quem assina pela empresa.';
