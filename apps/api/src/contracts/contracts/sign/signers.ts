import { createHash } from 'node:crypto';
import { formatDocument, onlyDigits } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type ProposalRow } from '../../../sales/proposals/proposals.repository';
import {
  type ExaminedPartner,
  listExaminedPartners,
} from '../../../sales/proposals/send/examined-partners.repository';
import { type CustomerParty } from '../text/text-facts';
import { chooseAnotherText, nobodyLeftText, otherAddressText } from './signers.copy';

export type Signer = NonNullable<CustomerParty['signer']>;
/** A partner who may sign, with the code's address and the place in the registration. */
export type ChosenSigner = Signer & { email: string; position: number };

type Signing = Pick<ProposalRow, 'id' | 'userId' | 'partnersCheckedAt'>;

/**
 * The partners who may sign for a company, in the order of its registration, and those
 * who may not: they came or changed after the approval, or have no e-mail for the code.
 * Both lists are empty for a person.
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
 * The partner at a place of the registration, by default the first one who may sign; null
 * for a person. A partner whom nobody examined is refused (`partners-unexamined`), and
 * the refusal says what to do.
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
  if (named && able.length > 0) return refuseUnexamined(chooseAnotherText(named, able));
  if (waiting.length > 0 && able.length === 0)
    return refuseUnexamined(nobodyLeftText(waiting));
  return position ? refuseFields([{ key: 'Signer', message: UNKNOWN }]) : null;
}

function refuseUnexamined(why: string): never {
  return refuse('conflict', why, { reason: 'partners-unexamined' });
}

/**
 * Binds a signature's PIN to the proposal, and for a company to the partner, so that the
 * code of one partner never signs as another, however the list changes.
 */
export function signatureBond(proposalId: string, signer: Signer | null): string {
  if (!signer) return proposalId;
  const who = createHash('sha256').update(`${proposalId}:${onlyDigits(signer.cpf)}`);
  return `${proposalId}:${who.digest('base64url')}`;
}

/**
 * Sends a partner's code only to the address that the registration had when the analysis
 * examined them: the account's holder can't choose another one at the signature.
 */
export function refuseOtherAddress(
  { name, email }: ChosenSigner,
  asked: string | undefined,
): void {
  if (asked !== undefined && asked !== email)
    refuseFields([{ key: 'Email', message: otherAddressText(name) }]);
}

const UNKNOWN = 'Escolha quem assina pela empresa.';
