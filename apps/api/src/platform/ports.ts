import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Drawings } from './brand/drawings';
import { type Clock } from './clock';
import { type Config } from './config';
import { type OpenDatabase } from './data/database';
import { type FileStore } from './files/file-store';
import { type PdfPagePainter } from './files/pdf-page-painter';
import { type PdfPageCounter } from './files/pdf-pages';
import { type WorkflowSender } from './jobs/workflow';
import { type MailSender } from './mail/mail';
import { type Bank } from './ports/bank';
import { type Catalogue } from './ports/catalogue';
import { type CreditBureau } from './ports/credit-bureau';
import { type MalwareScanner } from './security/malware-scanner';

export type Random = {
  uuid(): string;
  /** Unguessable text for links and cookies, base64url. */
  token(bytes: number): string;
  /** Six digits, from the system's cryptographic generator. */
  pin(): string;
};
export const systemRandom: Random = {
  uuid: randomUUID,
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  pin: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
};

/**
 * Everything that the API touches outside itself, handed in by the composition root.
 */
export type Ports = {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  /** Prices and cars, kept in memory for as long as nobody writes them. */
  catalogue: Catalogue;
  /** Advises on who can pay what. */
  credit: CreditBureau;
  /** Takes payments on line; null without `BANK_URL`. */
  bank: Bank | null;
  random: Random;
  mail: MailSender;
  /** The car and the logo on mails and papers. */
  drawings: Drawings;
  /** Where contact messages go too; null without `WORKFLOW_URL`. */
  workflow: WorkflowSender | null;
  files: FileStore;
  pdfPages: PdfPageCounter;
  paintPdfPage: PdfPagePainter;
  /** Looks at files before anybody may open them; null unless configured. */
  scanner: MalwareScanner | null;
};

/**
 * The same for what no visitor waits for (jobs, outboxes, commands): its transactions
 * wait for the lock of a row for as long as a statement may take.
 */
export function patient(ports: Ports): Ports {
  const { database } = ports;
  return { ...ports, database: { ...database, db: database.patientDb } };
}
