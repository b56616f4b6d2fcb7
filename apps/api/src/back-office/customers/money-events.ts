import { type CustomerEvent } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { itemLabel } from '../../contracts/ledger/item-labels.rules';
import { type PostedEntry, readLedgers } from '../../contracts/ledger/ledger.repository';
import { statementOf } from '../../contracts/ledger/statement.rules';
import { toStatementLine } from '../../contracts/ledger/statement-lines.rules';
import * as stored from './customers.repository';

type Book = { contract: ContractRow; entries: readonly PostedEntry[] };
type Dispute = Awaited<ReturnType<typeof stored.newestDisputes>>[number]['dispute'];

/**
 * Disputes of customers, and the lines of their contracts' statements: two kinds, each
 * newest first.
 */
export async function moneyEvents(
  db: Database,
  newest: stored.Newest,
): Promise<CustomerEvent[][]> {
  const contracts = await stored.newestContracts(db, newest);
  const disputes = await stored.newestDisputes(db, newest);
  const all = [...contracts, ...disputes.map(({ contract }) => contract)];
  const ledgers = await readLedgers(db, [...new Set(all.map(({ id }) => id))]);
  const bookOf = (contract: ContractRow): Book => ({
    contract,
    entries: ledgers.get(contract.id) ?? [],
  });
  return [
    disputes.map(({ dispute, contract }) => toDispute(dispute, bookOf(contract))),
    contracts
      .flatMap((contract) => linesOf(bookOf(contract)))
      .sort((one, other) => other.at.localeCompare(one.at)),
  ];
}

function toDispute(dispute: Dispute, book: Book): CustomerEvent {
  const { id, item, openedAt, contestedCentavos, creditedCentavos } = dispute;
  return {
    kind: 'dispute',
    id,
    at: openedAt.toISOString(),
    contractNumber: book.contract.number,
    label: itemLabel(item, book),
    contested: reaisFromCentavos(contestedCentavos),
    credited: creditedCentavos === null ? null : reaisFromCentavos(creditedCentavos),
    state: dispute.state,
    answeredAt: dispute.answeredAt?.toISOString() ?? null,
  };
}

/**
 * Lines of a statement, the last one first, also within one moment. Disputes are left
 * out: they are events of their own.
 */
function linesOf({ contract, entries }: Book): CustomerEvent[] {
  const lines = statementOf(entries).map((line, index): CustomerEvent | null => {
    const at = entries[index]?.at;
    if (line.kind === 'dispute' || !at) return null;
    const { label, amount } = toStatementLine(line, { contract, entries });
    return {
      kind: 'statement',
      id: contract.id,
      at: at.toISOString(),
      contractNumber: contract.number,
      line: index + 1,
      label,
      amount,
    };
  });
  return lines.filter((line) => line !== null).reverse();
}
