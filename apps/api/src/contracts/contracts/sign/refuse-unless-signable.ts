import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { expiryDay, type ProposalActor } from '@site/api-contract/sales';
import { refuse } from '#platform/errors';
import { refuseMoved } from '../../../sales/proposals/move-proposal';
import { type ProposalRow } from '../../../sales/proposals/proposals.repository';

/**
 * Refuses to sign a proposal in another state than `aprovada`, or after its last day,
 * even before the job has made it `expirada`.
 */
export function refuseUnlessSignable(
  row: ProposalRow,
  now: Date,
  { party, why }: { party: ProposalActor; why: string },
): void {
  if (row.state !== 'aprovada') refuseMoved(row, party, why);
  const lastDay = expiryDay(row.updatedAt);
  if (saoPauloDay(now) > lastDay)
    refuse(
      'conflict',
      `O prazo para assinar terminou em ${formatDate(lastDay)}. Nada foi cobrado: para continuar, faça uma nova simulação.`,
      { reason: 'signature-over' },
    );
}
