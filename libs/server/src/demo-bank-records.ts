import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

const recordsFile = (folder: string, name: string) =>
  join(folder, `bank-book-${name}.json`);
const draftFile = (folder: string, name: string) => `${recordsFile(folder, name)}.draft`;
const isRecordsFile = (file: string) => /^bank-book-.+\.json$/.test(file);

/** Writes a past's records as a draft, which the sandbox bank does not see. */
export function writeDemoBankRecords(
  folder: string,
  name: string,
  book: DemoBankRecords,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(draftFile(folder, name), JSON.stringify(book), { mode: 0o600 });
}

/**
 * Lets the sandbox bank, which may not run yet, see a draft; without one nothing happens.
 * Call it when the transaction that made this past is committed: charges of a past that
 * was rolled back would be nobody's.
 */
export function offerDemoBankRecords(folder: string, name: string): void {
  unlessMissing(() => renameSync(draftFile(folder, name), recordsFile(folder, name)));
}

/**
 * Gives all records that were offered to `keep`, one past after the other, and removes
 * them. After a crash in between they are given again.
 */
export function takeDemoBankRecords(
  folder: string,
  keep: (book: DemoBankRecords) => void,
): void {
  const files = unlessMissing(() => readdirSync(folder)) ?? [];
  for (const file of files.filter(isRecordsFile)) {
    const text = unlessMissing(() => readFileSync(join(folder, file), 'utf8'));
    if (text === undefined) continue;
    keep(JSON.parse(text) as DemoBankRecords);
    rmSync(join(folder, file), { force: true });
  }
}

/** Undefined when the file or folder is not there. */
function unlessMissing<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
