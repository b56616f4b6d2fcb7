import {
  type ChargeDispute,
  type ContractPayments,
  type listDisputes as listCall,
  type QueryOf,
} from '@site/api-contract';
import { reaisFromCentavos as reais } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type ItemBook, itemLabel } from '../../contracts/ledger/item-labels.rules';
import { readLedger, readLedgers } from '../../contracts/ledger/ledger.repository';
import { toSentFile } from '../../identity/documents/attachments/attachments';
import {
  type DisputeFacts,
  type DisputeFileRow,
  type DisputeRow,
  findDispute,
  listDisputeFiles,
  listDisputes,
} from './disputes.repository';

/** The facts for the words of a dispute; files of other disputes are ignored. */
type Beside = ItemBook & { files: readonly DisputeFileRow[] };

/** Disputes for consultants: see `listDisputes`. */
export async function showDisputes(
  db: Database,
  query: QueryOf<typeof listCall>,
): Promise<ChargeDispute[]> {
  const found = await listDisputes(db, query);
  const files = await listDisputeFiles(
    db,
    found.map(({ dispute }) => dispute),
  );
  const ledgers = await readLedgers(
    db,
    found.map(({ contract }) => contract.id),
  );
  return found.map((facts) => {
    const { contract } = facts;
    return toDispute(facts, { contract, entries: ledgers.get(contract.id) ?? [], files });
  });
}

/** A dispute for consultants, answered or not. The trail records the look. */
export async function showDispute(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, actor }: { id: string; actor: Actor },
): Promise<ChargeDispute> {
  const facts = (await findDispute(db, id)) ?? refuse('not-found', TEXTS.notFound);
  const { contract, dispute } = facts;
  await recordAudit(ports, db, {
    actor,
    action: 'dispute-viewed',
    personId: contract.userId,
    subject: `dispute:${dispute.id}`,
  });
  const [entries, files] = await Promise.all([
    readLedger(db, contract.id),
    listDisputeFiles(db, [dispute]),
  ]);
  return toDispute(facts, { contract, entries, files });
}

export function toDispute(
  { dispute, contract, customer, answeredBy }: DisputeFacts,
  book: Beside,
): ChargeDispute {
  return {
    ...toOwnDispute(dispute, book),
    contractId: contract.id,
    contract: contract.number,
    customer: customer.name,
    paid: reais(dispute.paidCentavos),
    dueDate: dispute.dueOn,
    answeredBy,
  };
}

/** A dispute in the form for its customer. */
export function toOwnDispute(
  {
    id,
    item,
    centavos,
    contestedCentavos,
    creditedCentavos,
    creditedLateCentavos,
    reason,
    openedAt,
    state,
    answer,
    answeredAt,
    newDueOn,
  }: DisputeRow,
  book: Beside,
): ContractPayments['disputes'][number] {
  return {
    id,
    label: itemLabel(item, book),
    amount: reais(centavos),
    contested: reais(contestedCentavos),
    credited: creditedCentavos === null ? null : reais(creditedCentavos),
    creditedLate: reais(creditedLateCentavos),
    reason,
    openedAt: openedAt.toISOString(),
    state,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    newDueDate: newDueOn,
    files: book.files.filter(({ disputeId }) => disputeId === id).map(toSentFile),
  };
}
