import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { SYSTEM } from '#platform/security/audit';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { type Entry, installmentItem } from '../../contracts/ledger/ledger.rules';
import { contestedItems, openItems } from '../../contracts/ledger/statement.rules';
import { moveProposal } from '../../sales/proposals/move-proposal';
import { withLateItems } from '../disputes/dispute.rules';

/**
 * Confirms the first payment of a signed contract once nothing of it is open or
 * contested: it was paid, or an accepted dispute took the rest back. Call it with the
 * contract locked and its present entries.
 */
export async function confirmFirstPayment(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { proposal, entries }: Pick<ContractRecord, 'proposal'> & { entries: readonly Entry[] },
): Promise<void> {
  if (proposal.state === 'contrato_assinado' && isFirstBillSettled(entries))
    await moveProposal(ports, tx, {
      row: proposal,
      to: 'pagamento_confirmado',
      party: 'system',
      actor: SYSTEM,
    });
}

function isFirstBillSettled(entries: readonly Entry[]): boolean {
  const first = entries.find(
    ({ kind, postings }) =>
      kind === 'charge' && postings.some(({ item }) => item === installmentItem(1)),
  );
  if (!first) return false;
  const own = first.postings.flatMap(({ item }) => (item ? withLateItems(item) : []));
  return ![...openItems(entries), ...contestedItems(entries)].some(({ item }) =>
    own.includes(item),
  );
}
