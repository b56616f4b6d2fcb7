import { type Database } from '#platform/data/database';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { listPartners } from '../../../identity/registration/registration.repository';
import { findLastMove } from '../last-move.repository';
import { type ProposalRow } from '../proposals.repository';

/** A partner of a company as one of its proposals sees them. */
export type ExaminedPartner = {
  /** Their place in the registration, from 1. */
  position: number;
  name: string;
  /** Digits. */
  cpf: string;
  /** Where their code goes; null where none is known. */
  email: string | null;
  since: Date;
  /** They stood there, as they do now, when the proposal was approved or checked again. */
  isExamined: boolean;
};

type Examined = Pick<ProposalRow, 'id' | 'userId' | 'partnersCheckedAt'>;

/**
 * The partners of the company that a proposal is of, in their order; nobody for a person.
 * Who came, or whose name or e-mail changed, after the approval was not examined by
 * anybody. The only partner is reached at the account's address.
 */
export async function listExaminedPartners(
  db: Database,
  { id, userId, partnersCheckedAt }: Examined,
): Promise<ExaminedPartner[]> {
  const account = await findAccountById(db, userId);
  if (account?.personType !== 'PJ') return [];
  const approved = await findLastMove(db, id, 'aprovada');
  const examinedAt = Math.max(
    approved?.at.getTime() ?? 0,
    partnersCheckedAt?.getTime() ?? 0,
  );
  const partners = await listPartners(db, userId);
  const only = partners.length === 1 ? account.email : null;
  return partners.map(({ name, cpf, email, since }, index) => ({
    position: index + 1,
    name,
    cpf,
    email: email ?? only,
    since,
    isExamined: since.getTime() <= examinedAt,
  }));
}
