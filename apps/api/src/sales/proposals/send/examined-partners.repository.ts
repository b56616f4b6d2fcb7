import { type Database } from '#platform/data/database';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { listPartners } from '../../../identity/registration/registration.repository';
import { findLastMove } from '../last-move.repository';
import { type ProposalRow } from '../proposals.repository';

/** A partner of a company, in view of one of its proposals. */
export type ExaminedPartner = {
  /** Their place in the registration, from 1. */
  position: number;
  name: string;
  /** Digits. */
  cpf: string;
  /** The address for their code; null where none is known. */
  email: string | null;
  since: Date;
  /**
   * They have been in the registration unchanged since the proposal was approved or
   * checked again.
   */
  isExamined: boolean;
};

type Examined = Pick<ProposalRow, 'id' | 'userId' | 'partnersCheckedAt'>;

/**
 * The partners of a proposal's company, in their order; none for a person. Nobody has
 * examined a partner who came, or whose name or e-mail changed, after the approval. An
 * only partner is reached at the account's address.
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
