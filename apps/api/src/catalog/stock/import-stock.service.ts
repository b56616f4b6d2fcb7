import { createHash } from 'node:crypto';
import {
  type BodyOf,
  type checkStock as checkCall,
  type DataOf,
  type importStock as importCall,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { lockDealership } from '../dealerships/dealerships.repository';
import { type ReadTable, readTable } from '../imports/read-table';
import { refuseFile } from '../imports/refuse-file';
import { importStock as writeStock, type StockRow, stockRow } from '../imports/stock';
import { refuseMovedSinceCheck } from './stock.refusals';
import { type FreeLine, listFree, lockFree } from './stock.repository';

/** `only` is the one dealership that the file may name. */
type Import<Call> = { only: number; form: BodyOf<Call>; actor: Actor };
type Comparison = DataOf<typeof checkCall>;

/** Thrown inside the transaction to roll a check back. */
class Checked extends Error {
  constructor(readonly result: Comparison) {
    super('Checked');
  }
}

/**
 * Shows the effect of an import on the stock: does all of it, compares and rolls it back.
 * Refuses what the import itself refuses.
 */
export async function checkStock(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { only, form, actor }: Import<typeof checkCall>,
): Promise<Comparison> {
  const read = await readIn(form.csv);
  const checked = await db
    .transaction(async (tx) => {
      const before = await heldStill(tx, only);
      await writeStock(ports, tx, { ...read, actor, only }).catch(refuseFile);
      const after = await listFree(tx, only);
      throw new Checked({ ...compare(before, after), seen: fingerprint(before) });
    })
    .catch((error: unknown) => error);
  if (checked instanceof Checked) return checked.result;
  throw checked;
}

/**
 * Replaces the free cars of a dealership by the checked file. Refuses when the stock
 * changed after the check: a car that a contract took meanwhile would come back.
 */
export async function importStock(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { only, form, actor }: Import<typeof importCall>,
): Promise<{ ok: true }> {
  const read = await readIn(form.csv);
  return db.transaction(async (tx) => {
    const isSame = fingerprint(await heldStill(tx, only)) === form.seen;
    // A file with unread rows is refused by its lines, whatever the stock did meanwhile.
    if (!isSame && read.problems.length === 0) await refuseMovedSinceCheck(tx, only);
    await writeStock(ports, tx, { ...read, actor, only }).catch(refuseFile);
    return { ok: true as const };
  });
}

const readIn = (csv: string): Promise<ReadTable<StockRow>> =>
  readTable({ text: csv }, stockRow).catch(refuseFile);

/** Reads the free cars and locks them until the transaction ends. */
async function heldStill(tx: Database, dealershipId: number): Promise<FreeLine[]> {
  await lockDealership(tx, dealershipId);
  return lockFree(tx, dealershipId);
}

const keyOf = ({ version, paint }: FreeLine) => `${version} ${paint}`;

/** New and changed lines in the order of the catalogue, then the removed lines. */
function compare(
  before: readonly FreeLine[],
  after: readonly FreeLine[],
): Pick<Comparison, 'changes' | 'same'> {
  const earlier = new Map(before.map((line) => [keyOf(line), line.quantity]));
  const later = new Set(after.map(keyOf));
  const lines = [
    ...after.map((line) => ({
      ...line,
      before: earlier.get(keyOf(line)) ?? 0,
      after: line.quantity,
    })),
    ...before
      .filter((line) => !later.has(keyOf(line)))
      .map((line) => ({ ...line, before: line.quantity, after: 0 })),
  ];
  const changes = lines.filter((line) => line.before !== line.after);
  return { changes, same: lines.length - changes.length };
}

/** A short text that is the same for the same free cars. */
function fingerprint(lines: readonly FreeLine[]): string {
  const text = lines.map((line) => `${keyOf(line)} ${line.quantity}`).sort();
  return createHash('sha256').update(text.join('\n')).digest('base64url');
}
