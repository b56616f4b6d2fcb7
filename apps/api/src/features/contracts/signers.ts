import { createHash } from 'node:crypto';
import { answerDay } from '@site/contracts/answer-promise';
import { formatDate, formatDocument, onlyDigits } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { refuse, refuseFields } from '../../platform/errors';
import {
  type ExaminedPartner,
  listExaminedPartners,
} from '../proposals/examined-partners.repository';
import { type ProposalRow } from '../proposals/proposals.repository';
import { type CustomerParty } from './text-facts';

export type Signer = NonNullable<CustomerParty['signer']>;
/** One who may sign, with where their code goes and their place in the registration. */
export type ChosenSigner = Signer & { email: string; position: number };

type Signing = Pick<ProposalRow, 'id' | 'userId' | 'partnersCheckedAt'>;

/**
 * Who may sign for a company, in the order of its registration, and which of its partners
 * may not: they came or changed after the approval, or have no e-mail that their code
 * could go to. Both are empty for a person.
 */
export async function listSigners(
  db: Database,
  proposal: Signing,
): Promise<{ able: ChosenSigner[]; waiting: ExaminedPartner[] }> {
  const partners = await listExaminedPartners(db, proposal);
  const able = partners.flatMap(({ position, name, cpf, email, isExamined }) =>
    isExamined && email !== null
      ? [{ position, name, cpf: formatDocument(cpf), email }]
      : [],
  );
  const waiting = partners.filter(({ email, isExamined }) => !isExamined || !email);
  return { able, waiting };
}

/**
 * The partner at a place of the registration, the first one who may sign where none is
 * named; null for a person, and for a company whose registration is older than its list of
 * partners. Whom nobody examined is refused (`partners-unexamined`), with the way on.
 */
export async function signerOf(
  db: Database,
  proposal: Signing,
  position?: number | null,
): Promise<ChosenSigner | null> {
  const { able, waiting } = await listSigners(db, proposal);
  const found = position ? able.find((one) => one.position === position) : able[0];
  if (found) return found;
  const named = waiting.find((one) => one.position === position);
  if (named && able.length > 0) return refuseUnexamined(chooseAnother(named, able));
  if (waiting.length > 0 && able.length === 0)
    return refuseUnexamined(nobodyLeft(waiting));
  return position ? refuseFields([{ key: 'Signer', message: UNKNOWN }]) : null;
}

function refuseUnexamined(why: string): never {
  return refuse('conflict', why, { reason: 'partners-unexamined' });
}

function chooseAnother({ name, email }: ExaminedPartner, able: ChosenSigner[]): string {
  const why = email
    ? `A análise ainda não conferiu os dados de ${name}, que entraram ou mudaram no cadastro depois da aprovação.`
    : `Falta no cadastro o e-mail de ${name}, para onde vai o código.`;
  return `${why} Já pode assinar: ${able.map((one) => one.name).join(' ou ')}.`;
}

function nobodyLeft(waiting: ExaminedPartner[]): string {
  const unexamined = waiting.filter(({ isExamined }) => !isExamined);
  if (unexamined.length === 0)
    return 'Falta no cadastro o e-mail de quem assina pela empresa: o código vai para lá. Inclua em Sócios. A análise confere e avisa você por e-mail.';
  const since = Math.max(...unexamined.map((one) => one.since.getTime()));
  const until = formatDate(answerDay(new Date(since)));
  return `Os sócios da empresa mudaram depois da aprovação, e só assina quem a análise conferiu. Ela confere os de agora até ${until} e avisa você por e-mail. Nada foi assinado nem cobrado.`;
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
 * Refuses to send a partner's code anywhere but to the address that stood in the
 * registration when the analysis examined them: whoever holds the account can not choose
 * it at the signature.
 */
export function refuseOtherAddress(
  { name, email }: ChosenSigner,
  asked: string | undefined,
): void {
  if (asked !== undefined && asked !== email)
    refuseFields([
      {
        key: 'Email',
        message: `O código vai para o e-mail de ${name} que está no cadastro.`,
      },
    ]);
}

const UNKNOWN = 'Escolha quem assina pela empresa.';
