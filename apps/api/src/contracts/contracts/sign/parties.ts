import { formatDate, formatDocument } from '@site/api-contract/brazil';
import { type Company, companyOf } from '#platform/company';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { type ContractRow } from '../contracts.repository';
import { type Signer } from './signers';

type Signed = Pick<ContractRow, 'userId' | 'evidence'>;

/** The customer who signed a contract, for later papers. */
export type Customer = {
  name: string;
  /** Named by its kind, since one paper serves people and companies. */
  personType: 'PF' | 'PJ';
  /** CPF or CNPJ as it is written; empty where the account has none. */
  document: string;
  /** The partner who signed for a company; null for a person. */
  signer: Signer | null;
};

/** Null once the account is gone. */
export async function customerOf(
  db: Database,
  { userId, evidence }: Signed,
): Promise<Customer | null> {
  const account = await findAccountById(db, userId);
  if (!account) return null;
  const { name, personType } = account;
  const document = formatDocument(account.document ?? '');
  const signer = (personType === 'PJ' && evidence?.signer) || null;
  return { name, personType, document, signer };
}

/** Both parties of a contract, as rows of such a paper. */
export async function partyRows(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  contract: Signed,
): Promise<[name: string, value: string][]> {
  const customer = await customerOf(db, contract);
  const company = ['Locadora', withCnpj(companyOf(config))] as [string, string];
  return customer ? [...customerRows(customer), company] : [company];
}

/** Only the customer's side. */
export function customerRows(
  { name, personType, document, signer }: Customer,
  label = personType === 'PJ' ? 'Empresa contratante' : 'Contratante',
): [name: string, value: string][] {
  const kind = personType === 'PJ' ? 'CNPJ' : 'CPF';
  return [
    [label, name],
    ...(document ? [[kind, document] as [string, string]] : []),
    ...(signer ? [['Quem assinou por ela', withCpf(signer)] as [string, string]] : []),
  ];
}

/** Which contract a paper is about, and the day of its signature. */
export const contractRow = ({
  number,
  terms: { signedOn },
}: Pick<ContractRow, 'number' | 'terms'>): [name: string, value: string] => [
  'Contrato',
  `${number}, assinado em ${formatDate(signedOn)}`,
];

export const withCnpj = ({ name, document }: Company) => `${name}, CNPJ ${document}`;
export const withCpf = ({ name, cpf }: Signer) => `${name}, CPF ${cpf}`;
