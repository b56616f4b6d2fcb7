import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo's past in the sandbox bank's form; amounts are centavos. */
export type DemoBankRecords = {
  charges: {
    id: string;
    kind: 'pix' | 'boleto' | 'card' | 'automatic';
    /** The receiver's own name for it. */
    reference: string;
    description: string;
    payer: string;
    centavos: number;
    dueOn: string | null;
    state: 'open' | 'scheduled' | 'paid';
    location: string | null;
    ourNumber: string | null;
    recurrenceId: string | null;
    createdAt: string;
  }[];
  payments: { id: string; chargeId: string; centavos: number; paidAt: string }[];
  recurrences: {
    id: string;
    reference: string;
    contract: string;
    payer: string;
    journey: number;
    state: 'criada' | 'enviada' | 'aceita';
    location: string;
    createdAt: string;
  }[];
};

const recordsFile = (folder: string) => join(folder, 'bank-book.json');

/** Writes the records for the sandbox bank, which may not run yet. */
export function writeDemoBankRecords(folder: string, book: DemoBankRecords): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${recordsFile(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(book), { mode: 0o600 });
  renameSync(draft, recordsFile(folder)); // complete from the first moment
}

/**
 * Gives the written records to `keep`, then removes them; false when there are none.
 * After a crash in between they are given again.
 */
export function takeDemoBankRecords(
  folder: string,
  keep: (book: DemoBankRecords) => void,
): boolean {
  let text: string;
  try {
    text = readFileSync(recordsFile(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  keep(JSON.parse(text) as DemoBankRecords);
  rmSync(recordsFile(folder), { force: true });
  return true;
}
