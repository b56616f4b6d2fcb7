import { asc, eq, inArray } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Entry, isBalanced } from './ledger.rules';
import { ledgerPostings, ledgerTransactions } from './ledger.table';

/** An entry that is stored in the ledger of a contract. */
export type PostedEntry = Entry & { id: number; at: Date };

/**
 * Posts an entry to the ledger of a contract, once for its reference. Gives false, and
 * writes nothing, when any process posted that reference before. So each effect on money
 * happens exactly once. Lock the contract first where the entry was computed from the
 * ledger (`lockContract`).
 */
export async function postTransaction(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  contractId: string,
  { postings, ...cause }: Entry,
): Promise<boolean> {
  if (!isBalanced({ postings }))
    throw new Error(`The postings of ${cause.reference} do not sum to zero`);
  return tx.transaction(async (whole) => {
    const [added] = await whole
      .insert(ledgerTransactions)
      .values({ ...cause, contractId, at: clock.now() })
      .onConflictDoNothing({
        target: [ledgerTransactions.contractId, ledgerTransactions.reference],
      })
      .returning({ id: ledgerTransactions.id });
    if (!added) return false;
    await whole
      .insert(ledgerPostings)
      .values(
        postings.map((posting) => ({ ...posting, contractId, transactionId: added.id })),
      );
    return true;
  });
}

/** The ledger of a contract in the order in which it was written. */
export async function readLedger(
  db: Database,
  contractId: string,
): Promise<PostedEntry[]> {
  return (await readLedgers(db, [contractId])).get(contractId) ?? [];
}

/** The ledgers of several contracts in one query, by their ids. */
export async function readLedgers(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, PostedEntry[]>> {
  const rows = await db
    .select({ entry: ledgerTransactions, posting: ledgerPostings })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(inArray(ledgerTransactions.contractId, [...contractIds]))
    .orderBy(asc(ledgerTransactions.id), asc(ledgerPostings.id));
  const entries = new Map<number, PostedEntry>();
  const ledgers = new Map<string, PostedEntry[]>();
  for (const { entry, posting } of rows) {
    const { id, kind, reference, onDay, dueOn, at, detail } = entry;
    const known = entries.get(id) ?? {
      id,
      kind,
      reference,
      onDay,
      dueOn,
      at,
      detail,
      postings: [],
    };
    const { account, item, centavos } = posting;
    known.postings.push({ account, item, centavos });
    if (entries.has(id)) continue;
    entries.set(id, known);
    const ledger = ledgers.get(entry.contractId) ?? [];
    ledger.push(known);
    ledgers.set(entry.contractId, ledger);
  }
  return ledgers;
}
